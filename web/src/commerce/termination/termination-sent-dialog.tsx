/** Says that a termination has arrived. Only its button closes it, and begins the page anew (specification 2, section 2). */
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const beginAnew = () => window.location.reload();

export function TerminationSentDialog() {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={beginAnew} title={t('termination.sent')} width={545} dismissable={false}>
      <div className="form">
        <p>{t('termination.confirmationFollows')}</p>
        <div className="form__actions">
          <Button variant="primary" onClick={beginAnew}>
            {t('ui.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
