/** Finds subscriptions by what a customer types (docs/rules/account.md#long-lists). */
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { toSearchText } from '../../../ui/form/search-text.ts';

/** How many cards of a list are shown at first. */
export const CARDS = 10;

/** Whether a customer has so many subscriptions that they can be searched: a list that fits in its first cards is not. */
export function isSearchOffered(subscriptions: number): boolean {
  return subscriptions > CARDS;
}

/** Returns the subscriptions whose title or number contains every word of the text. Case and accents do not matter. */
export function findSubscriptions<S extends Pick<SubscriptionListItem, 'title' | 'subscriptionNumber'>>(
  subscriptions: readonly S[],
  text: string,
): readonly S[] {
  const searchedFor = toSearchText(text);
  if (searchedFor === '') return subscriptions;
  const words = searchedFor.split(/\s+/);
  return subscriptions.filter(({ title, subscriptionNumber }) => {
    const searched = toSearchText(`${title} ${subscriptionNumber}`);
    return words.every((word) => searched.includes(word));
  });
}
