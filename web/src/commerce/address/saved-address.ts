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
