/** Rules of the personal details in checkout (docs/rules/checkout.md#personal-details). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { PersonalDetail } from '@perennial/shared/models/profile';
import type { FieldFault } from '@perennial/shared/validation/field-fault';
import {
  FIRST_NAME_MAX,
  formatPhoneNumber,
  isPhoneNumber,
  LAST_NAME_MAX,
  nameFault,
} from '@perennial/shared/validation/person-fields';
import { toTypedText } from '@perennial/shared/validation/typed-text';

export type PersonalDetailsForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
};

export type PhoneRule = 'required' | 'optional' | 'hidden';

/** Returns how the form treats the phone number, which depends on the bundles of the cart. */
export function phoneRule(cart: { phoneNumberRequired: boolean; phoneNumberVisible: boolean }): PhoneRule {
  if (cart.phoneNumberRequired) return 'required';
  return cart.phoneNumberVisible ? 'optional' : 'hidden';
}

type Rules = { readonly country: CountryCode; readonly phone: PhoneRule };

/** Returns why a value is invalid, or undefined if it is valid. */
export function personalDetailFault(
  name: keyof PersonalDetailsForm,
  value: string,
  { country, phone }: Rules,
): FieldFault | undefined {
  const text = toTypedText(value);
  if (name !== 'phoneNumber') return nameFault(country, text, name === 'firstName' ? FIRST_NAME_MAX : LAST_NAME_MAX);
  if (phone === 'hidden') return undefined;
  if (text === '') return phone === 'required' ? { message: 'required' } : undefined;
  return isPhoneNumber(country, formatPhoneNumber(country, text)) ? undefined : { message: 'phoneInvalid' };
}

/**
 * Returns the fields that the customer may edit. A subscriber may edit only a phone number that the bundle requires and
 * that is missing or invalid in the country.
 */
export function editableDetails(
  detail: Pick<PersonalDetail, 'hasSubscription' | 'phoneNumber'>,
  rules: Rules,
): readonly (keyof PersonalDetailsForm)[] {
  if (detail.hasSubscription) {
    const isNeeded = rules.phone === 'required' && personalDetailFault('phoneNumber', detail.phoneNumber ?? '', rules);
    return isNeeded ? ['phoneNumber'] : [];
  }
  return rules.phone === 'hidden' ? ['firstName', 'lastName'] : ['firstName', 'lastName', 'phoneNumber'];
}

/** Returns whether every editable field is filled and valid. */
export function areDetailsComplete(detail: PersonalDetail, rules: Rules): boolean {
  return editableDetails(detail, rules).every((name) => !personalDetailFault(name, detail[name] ?? '', rules));
}
