/** What a customer may change of the saved addresses in checkout. */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { Profile } from '@perennial/shared/models/profile';
import { savedShipping } from '../../commerce/address/saved-address.ts';

/**
 * - `open`: no address is saved.
 * - `editable`: the customer has no subscription yet, and the shop API allows changes.
 * - `billing-only`: a subscriber has a separate billing address that is not filled in.
 */
type AddressMode = 'open' | 'editable' | 'billing-only' | 'read-only';

export function addressMode(profile: Profile, country: CountryCode): AddressMode {
  const { hasSubscription, ableToUpdateAddress } = profile.personalDetail;
  if (!savedShipping(profile, country)) return 'open';
  if (!ableToUpdateAddress) return 'read-only';
  if (!hasSubscription) return 'editable';
  return isBillingMissing(profile) ? 'billing-only' : 'read-only';
}

const isBillingMissing = ({ hasBilling, billing }: Profile): boolean => hasBilling && !billing;

/** Whether checkout can continue with the saved addresses. */
export function areAddressesComplete(profile: Profile, country: CountryCode): boolean {
  const mode = addressMode(profile, country);
  return mode === 'read-only' || (mode === 'editable' && !isBillingMissing(profile));
}
