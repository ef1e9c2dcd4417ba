/**
 * The element that the script of the referral programme fills. The script reads the order from its data attributes. Of
 * the customer it gets nothing (docs/rules/analytics.md#referral-programme).
 */
import { useHasConsent } from '../../analytics/consent.ts';
import { ConsentedScript } from '../../commerce/content/consented-script.tsx';
import { useSite } from '../../i18n/site.tsx';
import type { FinishedOrder } from './conversion-events.ts';

type Props = { tagUrl: string; finishedOrder: FinishedOrder };

/** Waits for the consent where it is asked for. */
export function ReferralZone({ tagUrl, finishedOrder: { order } }: Props) {
  const { consentPurposes } = useSite();
  const isAllowed = useHasConsent('marketing', consentPurposes);
  return (
    <>
      {isAllowed && (
        <div
          className="order-result__referral"
          data-referral-zone="order-confirmation"
          data-order-number={order.orderNumber}
          data-total-price={order.totalPrice.toFixed(2)}
          data-coupon-code={order.couponCode}
          data-bundles={order.items.map(({ name }) => name).join(',')}
        />
      )}
      <ConsentedScript purpose="marketing" src={tagUrl} />
    </>
  );
}
