/** A change that somebody else makes a moment before one of the customer (docs/rules/shop-sandbox.md#conditions). */
import type { ConditionValues } from '../control/conditions.ts';
import { addDays, type Day } from './calendar/day.ts';
import { endByCare } from './care/care-effects.ts';
import { pauseReplenishment } from './replenishments/replenishment-changes.ts';
import { isAllowed } from './replenishments/replenishment-rules.ts';
import type { Shop } from './store/shop.ts';
import type { Subscription } from './store/subscription.ts';
import { isLive } from './subscriptions/subscription-state.ts';
import { resume } from './subscriptions/suspension.ts';

type Value = ConditionValues['changedElsewhere'];

/** Returns the changed subscription; undefined if it cannot be changed so. */
const changes: { readonly [V in Value]: (subscription: Subscription, today: Day) => Subscription | undefined } = {
  nothing: () => undefined,
  'paused or resumed': (subscription, today) => {
    if (subscription.pause) return resume(subscription, addDays(today, 1));
    return isAllowed(subscription, 'pause') ? pauseReplenishment(subscription, { today, until: null }) : undefined;
  },
  'ended by customer care': (subscription, today) =>
    isLive(subscription) ? endByCare(subscription, today) : undefined,
};

/** Where the number of a subscription is in the calls: `{n}`, `{id}` of replenishments, or a field. */
type Input = {
  readonly params?: { readonly n?: unknown; readonly id?: unknown } | undefined;
  readonly query?: { readonly subscriptionNumber?: unknown } | undefined;
  readonly body?: { readonly subscriptionNumber?: unknown } | null | undefined;
};

/** Changes the visitor's subscription that a changing call names, as the condition says, and ends the condition. */
export function changeElsewhere(shop: Shop, visitor: { readonly id: string } | undefined, input: Input): void {
  const change = changes[shop.conditions.get('changedElsewhere')];
  if (!visitor) return;
  const { params, query, body } = input;
  const named = [params?.n, params?.id, query?.subscriptionNumber, body?.subscriptionNumber];
  const subscription = shop.subscriptions.ofCustomer(visitor).find(({ number }) => named.includes(number));
  const changed = subscription && change(subscription, shop.today);
  if (!changed) return;
  shop.subscriptions.put(changed);
  shop.conditions.set({ changedElsewhere: 'nothing' });
}
