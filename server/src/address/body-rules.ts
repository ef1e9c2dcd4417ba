/**
 * The rules of the forms for the bodies of calls, because a client can send without a form. The lengths of names are
 * checked by the schemas only, because the limit of checkout is shorter than the others
 * (docs/rules/addresses.md#checks-in-the-bff).
 */
import { addressFaults } from '@perennial/shared/address/address-check';
import type { AddressContext } from '@perennial/shared/address/address-fields';
import type { AddressSettings } from '@perennial/shared/address/address-settings';
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallBody } from '@perennial/shared/catalogue/types';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { Address, PersonalDetail } from '@perennial/shared/models/profile';
import { readFields } from '@perennial/shared/unknown-values';
import { firstEndDay } from '@perennial/shared/validation/declaration';
import type { FieldFault } from '@perennial/shared/validation/field-fault';
import { formatPhoneNumber, isPhoneNumber, nameFault } from '@perennial/shared/validation/person-fields';
import { toTypedText } from '@perennial/shared/validation/typed-text';

/** The country of the request's culture, and the address settings of a country. */
export type RuleContext = {
  readonly country: CountryCode;
  readonly findSettings: (country: string) => AddressSettings;
};

/** A fault and its path in the body, for example `addresses.0.zipCode`. */
export type BodyFault = { readonly path: string; readonly fault: FieldFault };

type BodyRule<N extends CallName> = (body: CallBody<N>, site: RuleContext) => readonly BodyFault[];

/** Returns the faults of a body, for each call that has rules. */
export const bodyRules: { readonly [N in CallName]?: BodyRule<N> } = {
  // The account's rules accept every address that checkout accepts.
  updateAddresses: ({ addresses }, site) =>
    addresses.flatMap((address, index) =>
      findAddressFaults(address, `addresses.${index}`, { site, context: 'account' }),
    ),
  updateReturnAddress: ({ address }, site) => findAddressFaults(address, 'address', { site, context: 'return' }),
  updateSubscriptionReturnAddress: ({ address }, site) =>
    findAddressFaults(address, 'address', { site, context: 'return' }),
  updatePersonalDetails: findPersonFaults,
  signUp: findPersonFaults,
  sendTerminationRequest: ({ endDate }) =>
    endDate !== undefined && endDate < firstEndDay(new Date())
      ? [{ path: 'endDate', fault: { message: 'dateInvalid' } }]
      : [],
};

/**
 * The fields that a form may only repeat from the profile: a customer who cannot change a name, or only answers about
 * the consent, sends the saved one. The saved value is accepted, whatever it is.
 */
export const repeatedFields: { readonly [N in CallName]?: readonly (keyof SavedNames)[] } = {
  updatePersonalDetails: ['firstName', 'lastName'],
};

export type SavedNames = Pick<PersonalDetail, 'firstName' | 'lastName'>;

/** Returns the faults without those of values that the profile already has. */
export function withoutSavedValues(
  faults: readonly BodyFault[],
  body: unknown,
  saved: SavedNames,
): readonly BodyFault[] {
  const given = readFields(body);
  const isSaved = (name: keyof SavedNames) => toTypedText(String(given[name] ?? '')) === toTypedText(saved[name]);
  return faults.filter(({ path }) => !((path === 'firstName' || path === 'lastName') && isSaved(path)));
}

type Check = { readonly site: RuleContext; readonly context: AddressContext };

/** The two purposes of an address differ in checkout only, by the fields that they require. */
function findAddressFaults(address: Omit<Address, 'type'>, path: string, { site, context }: Check): BodyFault[] {
  const settings = site.findSettings(address.countryCode);
  return addressFaults(address, { context, purpose: 'shipping', settings }).map(({ field, fault }) => ({
    path: `${path}.${field}`,
    fault,
  }));
}

type Person = { readonly firstName: string; readonly lastName: string; readonly phoneNumber?: string | undefined };

function findPersonFaults({ firstName, lastName, phoneNumber = '' }: Person, { country }: RuleContext): BodyFault[] {
  const found: readonly [string, FieldFault | undefined][] = [
    ['firstName', nameFault(country, toTypedText(firstName), Number.POSITIVE_INFINITY)],
    ['lastName', nameFault(country, toTypedText(lastName), Number.POSITIVE_INFINITY)],
    ['phoneNumber', findPhoneFault(phoneNumber, country)],
  ];
  return found.flatMap(([path, fault]) => (fault && fault.message !== 'maxLetters' ? [{ path, fault }] : []));
}

function findPhoneFault(text: string, country: CountryCode): FieldFault | undefined {
  if (text.trim() === '' || isPhoneNumber(country, formatPhoneNumber(country, text))) return undefined;
  return { message: 'phoneInvalid' };
}
