/** Banner picture: one for phones, another from 768 px on. */
import type { Subscription } from '../subscription.ts';

type Props = { subscription: Pick<Subscription, 'headerImageUrlOfMobile' | 'headerImageUrlOfDesktop'> };

export function SubscriptionBanner({ subscription }: Props) {
  const { headerImageUrlOfMobile: mobile, headerImageUrlOfDesktop: desktop } = subscription;
  const fallback = mobile ?? desktop;
  if (!fallback) return null;
  return (
    <picture className="subscription__banner">
      {desktop && <source media="(min-width: 768px)" srcSet={desktop} />}
      <img src={fallback} alt="" width="1120" height="350" />
    </picture>
  );
}
