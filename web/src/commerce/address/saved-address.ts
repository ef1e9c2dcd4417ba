/** The customer's addresses as checkout uses them (specification 1, section 2.5; decision 11). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { Profile, StoredAddress } from '@perennial/shared/models/profile';

/** The shipping address, when it lies in the country that this site ships to. */
export function savedShipping(
  { shipping }: Pick<Profile, 'shipping'>,
  country: CountryCode,
): StoredAddress | undefined {
  return shipping?.countryCode === country ? shipping : undefined;
}

/**
 * What the customer may do with the address of checkout (decision 11): `open` without a saved one, `editable` before the
 * first subscription while the shop lets it be changed, `billing-only` where a subscriber's bill has nowhere to go yet.
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

/** Whether checkout can go on with the addresses as they are. */
export function areAddressesComplete(profile: Profile, country: CountryCode): boolean {
  const mode = addressMode(profile, country);
  return mode === 'read-only' || (mode === 'editable' && !isBillingMissing(profile));
}

/** An address on one line, as one would say it. */
export function addressLine(address: StoredAddress): string {
  const { addition, street, line1, houseNumber, extension, line2, zipCode, city, stateCode, county } = address;
  const place = [addition ?? street ?? line1, houseNumber, extension].filter(Boolean).join(' ');
  return [place, line2, city, stateCode ?? county, zipCode].filter(Boolean).join(', ');
}
