/** The element that the script of the referral programme fills. The script reads order and customer from its data attributes. */
import { useCall } from '../../api/use-call.ts';
import { ContentScript } from '../../ui/content/content-script.tsx';
import type { FinishedOrder } from './conversion-events.ts';

type Props = { tagUrl: string; finishedOrder: FinishedOrder };

/** Loads the script after the profile, because the script reads the attributes once. */
export function ReferralZone({ tagUrl, finishedOrder: { order } }: Props) {
  const { data: profile } = useCall('getProfile', {}, { revalidateOnFocus: false });
  if (!profile) return null;
  const { firstName, lastName, email } = profile.personalDetail;
  return (
    <>
      <div
        className="order-result__referral"
        data-referral-zone="order-confirmation"
        data-order-number={order.orderNumber}
        data-total-price={order.totalPrice.toFixed(2)}
        data-coupon-code={order.couponCode}
        data-bundles={order.items.map(({ name }) => name).join(',')}
        data-first-name={firstName}
        data-last-name={lastName}
        data-email={email}
      />
      <ContentScript script={null} src={tagUrl} />
    </>
  );
}
