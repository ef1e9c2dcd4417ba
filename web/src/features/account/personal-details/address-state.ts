/** What the account's personal details offer (specification 2, sections 2 and 4). */
import type { Profile } from '@perennial/shared/models/profile';

/**
 * `none`: the customer has no billing account, which comes with the first order. `locked`: an order is being processed,
 * and goes where it was sent to.
 */
type AddressState = 'none' | 'locked' | 'editable';

export function toAddressState({ personalDetail, addresses, shipping, billing }: Profile): AddressState {
  if (addresses.length === 0 && !shipping && !billing) return 'none';
  return personalDetail.ableToUpdateAddress ? 'editable' : 'locked';
}

/** Whether the query says that what was changed at the identity provider could not be taken over. */
export function hasProfileImportFailed(query: URLSearchParams): boolean {
  return query.get('profile') === 'failed';
}

/** Leads to the identity provider's profile page and from there back to `returnTo`. */
export function profileUrl(site: { culture: string; language: string }, returnTo: string): string {
  return `/bff/profile?${new URLSearchParams({ ...site, returnTo })}`;
}
