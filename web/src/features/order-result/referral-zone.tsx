/**
 * The element that the script of the referral programme fills. The script reads the order from its data attributes. Of
 * the customer it gets nothing: docs/rules/analytics.md#referral-programme
 */
import { useHasConsent } from '../../analytics/use-consent.ts';
import { useSite } from '../../i18n/site.tsx';
import { ContentScript } from '../../ui/content/content-script.tsx';
import type { FinishedOrder } from './conversion-events.ts';

type Props = { tagUrl: string; finishedOrder: FinishedOrder };

/** Waits for the analytics consent if the operator asks for it. */
export function ReferralZone({ tagUrl, finishedOrder: { order } }: Props) {
  const { consentCategories } = useSite();
  if (!useHasConsent(consentCategories)) return null;
  return (
    <>
      <div
        className="order-result__referral"
        data-referral-zone="order-confirmation"
        data-order-number={order.orderNumber}
        data-total-price={order.totalPrice.toFixed(2)}
        data-coupon-code={order.couponCode}
        data-bundles={order.items.map(({ name }) => name).join(',')}
      />
      <ContentScript script={null} src={tagUrl} />
    </>
  );
}
