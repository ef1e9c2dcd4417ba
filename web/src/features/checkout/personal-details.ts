/** The personal details of checkout: what may be edited, and what is wrong (specification 1, sections 4 and 5). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { PersonalDetail } from '@perennial/shared/models/profile';
import type { FieldFault } from '@perennial/shared/validation/field-fault';
import { FIRST_NAME_MAX, LAST_NAME_MAX, nameFault } from '@perennial/shared/validation/person-name';
import { formatPhoneNumber, isPhoneNumber } from '@perennial/shared/validation/phone-number';

export type PersonalDetailsForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
};

export type PhoneRule = 'required' | 'optional' | 'hidden';

/** Specification 1, section 3.2: what the cart says of the phone number. */
export function phoneRule(cart: { phoneNumberRequired: boolean; phoneNumberVisible: boolean }): PhoneRule {
  if (cart.phoneNumberRequired) return 'required';
  return cart.phoneNumberVisible ? 'optional' : 'hidden';
}

type Rules = { readonly country: CountryCode; readonly phone: PhoneRule };

/** What is wrong with a field; undefined where nothing is. */
export function personalDetailFault(
  name: keyof PersonalDetailsForm,
  value: string,
  { country, phone }: Rules,
): FieldFault | undefined {
  const text = value.trim();
  if (name !== 'phoneNumber') return nameFault(country, text, name === 'firstName' ? FIRST_NAME_MAX : LAST_NAME_MAX);
  if (phone === 'hidden') return undefined;
  if (text === '') return phone === 'required' ? { message: 'required' } : undefined;
  return isPhoneNumber(country, formatPhoneNumber(country, text)) ? undefined : { message: 'phoneInvalid' };
}

/**
 * Fields that the person may change: a subscriber's are fixed, but for a phone number that the bundle needs and that is
 * missing or none of the country (decision 22).
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

/** Whether nothing that the person may change is missing or wrong. */
export function detailsComplete(detail: PersonalDetail, rules: Rules): boolean {
  return editableDetails(detail, rules).every((name) => !personalDetailFault(name, detail[name] ?? '', rules));
}
