import { useTranslation } from '../../src/texts/texts.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { FormActions } from '../../src/ui/form/form-parts.tsx';
import { State } from '../state.tsx';

const stay = () => undefined;

export function Dialogs() {
  const { t } = useTranslation();
  return (
    <>
      <State name="can be closed">
        <Dialog open onClose={stay} title={t('subscription.postpone.title')} width={545}>
          <p>{t('subscription.postpone.text')}</p>
          <FormActions>
            <Button variant="primary">{t('subscription.postpone.action')}</Button>
            <Button>{t('ui.close')}</Button>
          </FormActions>
        </Dialog>
      </State>
      <State name="wants an answer">
        <Dialog open onClose={stay} title={t('subscription.pause.title')} width={500} dismissable={false}>
          <p>{t('subscription.pause.text')}</p>
          <FormActions>
            <Button variant="danger">{t('subscription.pause.action')}</Button>
          </FormActions>
        </Dialog>
      </State>
    </>
  );
}
