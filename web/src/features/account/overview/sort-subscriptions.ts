/** The two lists of the overview, and the order in them. */
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { toStatusMeaning } from '@perennial/shared/subscriptions/subscription-state';

/** Splits the subscriptions into the two lists of the overview. Every status but InActive counts as active. */
export function splitByState(subscriptions: readonly SubscriptionListItem[]): {
  active: readonly SubscriptionListItem[];
  inactive: readonly SubscriptionListItem[];
} {
  const isInactive = ({ status }: SubscriptionListItem) => toStatusMeaning(status) === 'ended';
  return {
    active: subscriptions.filter((subscription) => !isInactive(subscription)),
    inactive: subscriptions.filter(isInactive),
  };
}

/**
 * Returns the subscriptions in the order of what happens next: those that are being created, then by the day of the next
 * shipment, then those without one. The order of the list decides between two of a day.
 */
export function sortByNext<S extends Pick<SubscriptionListItem, 'status' | 'nextShipmentDate'>>(
  subscriptions: readonly S[],
): readonly S[] {
  const placeOf = ({ status, nextShipmentDate }: S) =>
    toStatusMeaning(status) === 'pending' ? '' : (nextShipmentDate?.slice(0, 10) ?? '~');
  return subscriptions.toSorted((one, other) => compare(placeOf(one), placeOf(other)));
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
