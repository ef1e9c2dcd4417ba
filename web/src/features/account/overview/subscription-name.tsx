/** Names the subscription in a link of its card, for those who hear the links without the cards around them. */
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';

type Props = { subscription: Pick<SubscriptionListItem, 'title' | 'subscriptionNumber'> };

/** With the number: a customer may have the same product twice. */
export function SubscriptionName({ subscription: { title, subscriptionNumber } }: Props) {
  return (
    <span className="visually-hidden">
      : {title}, {subscriptionNumber}
    </span>
  );
}
