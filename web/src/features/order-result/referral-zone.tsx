/**
 * The place that the referral programme's tag fills: it finds the order and who ordered in the zone's data attributes
 * (specification 2, section 2: referral zone).
 */
import { useCall } from '../../api/use-call.ts';
import { ContentScript } from '../../ui/content/content-script.tsx';
import type { OrderNews } from './conversion-events.ts';

type Props = { tagUrl: string; news: OrderNews };

/** Waits for the profile: the tag reads its data once. */
export function ReferralZone({ tagUrl, news: { order, packing } }: Props) {
  const { data: profile } = useCall('getProfile', {}, { revalidateOnFocus: false });
  if (!profile) return null;
  const { firstName, lastName, email } = profile.personalDetail;
  return (
    <>
      <div
        className="order-result__referral"
        data-referral-zone="order-confirmation"
        data-order-number={order.orderNumber}
        data-total-price={(packing?.totalPrice ?? order.paidNow).toFixed(2)}
        data-coupon-code={packing?.couponCode ?? ''}
        data-bundles={order.items.map(({ name }) => name).join(',')}
        data-first-name={firstName}
        data-last-name={lastName}
        data-email={email}
      />
      <ContentScript script={null} src={tagUrl} />
    </>
  );
}
