/** Section "Buy your product": link to pay in full (docs/rules/subscriptions.md#pay-in-full). */

import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../../../api/use-call.ts';
import { MarketNotice } from '../../../../commerce/market-notice.tsx';
import { ChangeEntry } from '../../../../commerce/status/change-entry.tsx';
import { useSite } from '../../../../i18n/site.tsx';
import { paths } from '../../../../paths.ts';
import { useTranslation } from '../../../../texts/texts.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { FormActions, FormReason } from '../../../../ui/form/form-parts.tsx';
import { findAccountReason } from '../../purchase/purchase-state.ts';
import type { SectionProps } from '../../use-subscription.ts';

export default function BuyProduct({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { markets, languageQuery: language } = useSite();
  const reasonId = useId();
  const { data: activity } = useCall('getPaymentActivity', {});
  const { data: profile } = useCall('getProfile', {});
  if (markets.selfService === 'elsewhere') return <MarketNotice />;
  const reason = findAccountReason({ activity, ableToSubscribe: profile?.personalDetail.ableToSubscribe ?? true });
  const label = t('account.subscriptions.payInFull');
  return (
    <>
      <p>{t('purchase.section.text')}</p>
      {reason ? (
        <FormActions>
          <Button disabled aria-describedby={reasonId}>
            {label}
          </Button>
          <FormReason id={reasonId}>
            {reason === 'cannotSubscribe' ? t('payment.stopped.cannotSubscribe') : t('payment.gate.paymentInProgress')}
          </FormReason>
        </FormActions>
      ) : (
        <div>
          <ChangeEntry label={label}>
            <Link className={buttonClass('primary')} to={paths.subscriptionPurchase(subscription.number, { language })}>
              {label}
            </Link>
          </ChangeEntry>
        </div>
      )}
    </>
  );
}
