/** The customer's addresses as checkout uses them (specification 1, section 2.5; decision 11). */
import type { Profile, StoredAddress } from '@perennial/shared/models/profile';

/** The shipping address, when it lies in the country that this site ships to. */
export function savedShipping({ shipping }: Pick<Profile, 'shipping'>, country: string): StoredAddress | undefined {
  return shipping?.countryCode === country ? shipping : undefined;
}

/** Whether the customer may change the address: without a saved one always; with one only before the first subscription. */
export function mayEditAddress(profile: Profile, country: string): boolean {
  const { hasSubscription, ableToUpdateAddress } = profile.personalDetail;
  return !savedShipping(profile, country) || (!hasSubscription && ableToUpdateAddress);
}

/** An address on one line, as one would say it. */
export function addressLine(address: StoredAddress): string {
  const { addition, street, line1, houseNumber, extension, line2, zipCode, city, stateCode, county } = address;
  const place = [addition ?? street ?? line1, houseNumber, extension].filter(Boolean).join(' ');
  return [place, line2, city, stateCode ?? county, zipCode].filter(Boolean).join(', ');
}
