/** The banner picture: one for phones, one from 768 px on (specification 3, section 2). */
import type { Subscription } from '../subscription.ts';

type Props = { subscription: Pick<Subscription, 'headerImageUrlOfMobile' | 'headerImageUrlOfDesktop'> };

export function SubscriptionBanner({ subscription }: Props) {
  const { headerImageUrlOfMobile: mobile, headerImageUrlOfDesktop: desktop } = subscription;
  const smallest = mobile ?? desktop;
  if (!smallest) return null;
  return (
    <picture className="subscription__banner">
      {desktop && <source media="(min-width: 768px)" srcSet={desktop} />}
      <img src={smallest} alt="" width="1120" height="350" />
    </picture>
  );
}
