/** The saved addresses of a customer. */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { Profile, StoredAddress } from '@perennial/shared/models/profile';

/** Returns the shipping address if it is in the country that this site ships to. */
export function savedShipping(
  { shipping }: Pick<Profile, 'shipping'>,
  country: CountryCode,
): StoredAddress | undefined {
  return shipping?.countryCode === country ? shipping : undefined;
}

/** Formats an address on one line. */
export function formatAddress(address: StoredAddress): string {
  const { addition, street, line1, houseNumber, extension, line2, zipCode, city, stateCode, county } = address;
  const place = [addition ?? street ?? line1, houseNumber, extension].filter(Boolean).join(' ');
  return [place, line2, city, stateCode ?? county, zipCode].filter(Boolean).join(', ');
}
