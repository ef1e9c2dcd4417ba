/** Confirms a sent termination. Only its button closes it, which reloads the page. */
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormActions } from '../../ui/form/form-actions.tsx';
import { FormLayout } from '../../ui/form/form-layout.tsx';

const reload = () => window.location.reload();

export function TerminationSentDialog() {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={reload} title={t('termination.sent')} width={545} dismissable={false}>
      <FormLayout>
        <p>{t('termination.confirmationFollows')}</p>
        <FormActions>
          <Button variant="primary" onClick={reload}>
            {t('ui.close')}
          </Button>
        </FormActions>
      </FormLayout>
    </Dialog>
  );
}
