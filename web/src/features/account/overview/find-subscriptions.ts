/** Finds subscriptions by what a customer types; see docs/rules/account.md#long-lists. */
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';

/** Case and accents do not matter. */
const simplify = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Returns the subscriptions whose title or number contains every word of the text. */
export function findSubscriptions<S extends Pick<SubscriptionListItem, 'title' | 'subscriptionNumber'>>(
  subscriptions: readonly S[],
  text: string,
): readonly S[] {
  const searchedFor = simplify(text);
  if (searchedFor === '') return subscriptions;
  const words = searchedFor.split(/\s+/);
  return subscriptions.filter(({ title, subscriptionNumber }) => {
    const searched = simplify(`${title} ${subscriptionNumber}`);
    return words.every((word) => searched.includes(word));
  });
}
