/** Confirms a sent termination. Only its button closes it, which reloads the page. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormActions } from '../../ui/form/form-actions.tsx';
import { FormLayout } from '../../ui/form/form-layout.tsx';

const beginAnew = () => window.location.reload();

export function TerminationSentDialog() {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={beginAnew} title={t('termination.sent')} width={545} dismissable={false}>
      <FormLayout>
        <p>{t('termination.confirmationFollows')}</p>
        <FormActions>
          <Button variant="primary" onClick={beginAnew}>
            {t('ui.close')}
          </Button>
        </FormActions>
      </FormLayout>
    </Dialog>
  );
}
