/**
 * Shown when the recurring payment details are invalid: no order is possible before they change
 * (docs/rules/checkout.md#payment-failed-dialog).
 */
import { useNavigate } from 'react-router-dom';
import { MarketNotice } from '../../../commerce/market-notice.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormActions, FormLayout } from '../../../ui/form/form-parts.tsx';

type Props = { open: boolean; onClose: () => void };

export function PaymentFailedDialog({ open, onClose }: Props) {
  const { t } = useTranslation();
  const { languageQuery, markets } = useSite();
  const navigate = useNavigate();
  return (
    <Dialog open={open} onClose={onClose} title={t('payment.failed.title')} width={500}>
      <FormLayout>
        <p>{t('payment.failed.text')}</p>
        {markets.paymentDetails === 'elsewhere' && <MarketNotice />}
        <FormActions>
          {markets.paymentDetails === 'here' && (
            <Button
              variant="primary"
              onClick={() => navigate(paths.accountPaymentDetails({ language: languageQuery }))}
            >
              {t('payment.failed.change')}
            </Button>
          )}
          <Button onClick={onClose}>{t('checkout.cancel')}</Button>
        </FormActions>
      </FormLayout>
    </Dialog>
  );
}
