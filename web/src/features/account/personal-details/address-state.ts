/** Whether the customer can edit the addresses. See docs/rules/account.md#account-addresses. */
import type { Profile } from '@perennial/shared/models/profile';

/**
 * `none`: the customer has no billing account, which the first order creates. `locked`: an order is being processed, and
 * its delivery address must not change.
 */
type AddressState = 'none' | 'locked' | 'editable';

/** Returns what the page offers for the addresses. */
export function toAddressState({ personalDetail, addresses, shipping, billing }: Profile): AddressState {
  if (addresses.length === 0 && !shipping && !billing) return 'none';
  return personalDetail.ableToUpdateAddress ? 'editable' : 'locked';
}
