/**
 * The rules of the forms for the bodies of calls, by country (specification 1, section 5): whoever sends without a form
 * of ours is held to the same. Lengths of names are left to the schemas, since only checkout's form is as short.
 */
import { addressFaults } from '@perennial/shared/address/address-check';
import type { AddressContext, AddressPurpose } from '@perennial/shared/address/address-fields';
import type { AddressSettings } from '@perennial/shared/address/address-settings';
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallBody } from '@perennial/shared/catalogue/types';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { Address } from '@perennial/shared/models/profile';
import type { FieldFault } from '@perennial/shared/validation/field-fault';
import { nameFault } from '@perennial/shared/validation/person-name';
import { formatPhoneNumber, isPhoneNumber } from '@perennial/shared/validation/phone-number';

/** Where the request comes from: the country of its culture, and what the site says of its addresses. */
export type RuleSite = { readonly country: CountryCode; readonly settingsOf: (country: string) => AddressSettings };

/** A fault, and where in the body it is: `addresses.0.zipCode`. */
export type BodyFault = { readonly path: string; readonly fault: FieldFault };

type BodyRule<N extends CallName> = (body: CallBody<N>, site: RuleSite) => readonly BodyFault[];

export const bodyRules: { readonly [N in CallName]?: BodyRule<N> } = {
  // The account's rules take all that checkout's do.
  updateAddresses: ({ addresses }, site) =>
    addresses.flatMap((address, index) =>
      faultsOf(address, `addresses.${index}`, {
        site,
        context: 'account',
        purpose: address.type === 'Billing' ? 'billing' : 'shipping',
      }),
    ),
  updateReturnAddress: ({ address }, site) =>
    faultsOf(address, 'address', { site, context: 'return', purpose: 'shipping' }),
  updateSubscriptionReturnAddress: ({ address }, site) =>
    faultsOf(address, 'address', { site, context: 'return', purpose: 'shipping' }),
  updatePersonalDetails: personFaults,
  signUp: personFaults,
};

type Place = { readonly site: RuleSite; readonly context: AddressContext; readonly purpose: AddressPurpose };

function faultsOf(address: Omit<Address, 'type'>, path: string, { site, context, purpose }: Place): BodyFault[] {
  const settings = site.settingsOf(address.countryCode);
  return addressFaults(address, { context, purpose, settings }).map(({ field, fault }) => ({
    path: `${path}.${field}`,
    fault,
  }));
}

type Person = { readonly firstName: string; readonly lastName: string; readonly phoneNumber?: string | undefined };

function personFaults({ firstName, lastName, phoneNumber = '' }: Person, { country }: RuleSite): BodyFault[] {
  const found: readonly [string, FieldFault | undefined][] = [
    ['firstName', nameFault(country, firstName.trim(), Number.POSITIVE_INFINITY)],
    ['lastName', nameFault(country, lastName.trim(), Number.POSITIVE_INFINITY)],
    ['phoneNumber', phoneFault(phoneNumber, country)],
  ];
  return found.flatMap(([path, fault]) => (fault && fault.message !== 'maxLetters' ? [{ path, fault }] : []));
}

function phoneFault(text: string, country: CountryCode): FieldFault | undefined {
  if (text.trim() === '' || isPhoneNumber(country, formatPhoneNumber(country, text))) return undefined;
  return { message: 'phoneInvalid' };
}
