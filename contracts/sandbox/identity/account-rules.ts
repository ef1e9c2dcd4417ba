/** Validation rules of the account forms: one row per field. */
import { namesOf } from '@perennial/shared/typed-tables';
import type { AccountTexts } from '../pages/page-texts.ts';

export type FieldName = 'email' | 'password' | 'firstName' | 'lastName' | 'phoneNumber' | 'terms';

/** An error of a field, as the key of its text. */
export type FieldError = keyof Pick<
  AccountTexts,
  | 'isRequired'
  | 'isNotAnEmail'
  | 'isTaken'
  | 'isNotAName'
  | 'isNotAPhoneNumber'
  | 'isTooLong'
  | 'isNotAPassword'
  | 'termsAreRequired'
>;

export type FieldErrors = Partial<Record<FieldName, FieldError>>;

type Rule = {
  readonly required?: FieldError;
  readonly maxLength?: number;
  readonly accepts?: (value: string) => boolean;
  readonly error?: FieldError;
};

const email = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/;
/** Letters of any alphabet, spaces, apostrophes, dots and hyphens. */
const name = /^\p{L}[\p{L}\p{M}' ’.-]*$/u;
const phoneNumber = /^\+?[\d\s().-]{6,24}$/;
const digits = /\d/g;

/** Accepts 8 to 20 characters of at least two kinds: letters, digits, the symbols _.@$ */
export function isValidPassword(value: string): boolean {
  const kinds = [/\p{L}/u, /\d/, /[_.@$]/].filter((kind) => kind.test(value));
  return value.length >= 8 && value.length <= 20 && kinds.length >= 2;
}

const rules: Readonly<Record<FieldName, Rule>> = {
  email: {
    required: 'isRequired',
    maxLength: 254,
    accepts: (value) => email.test(value),
    error: 'isNotAnEmail',
  },
  password: { required: 'isRequired', accepts: isValidPassword, error: 'isNotAPassword' },
  firstName: { required: 'isRequired', maxLength: 20, accepts: (value) => name.test(value), error: 'isNotAName' },
  lastName: { required: 'isRequired', maxLength: 20, accepts: (value) => name.test(value), error: 'isNotAName' },
  phoneNumber: {
    accepts: (value) => phoneNumber.test(value) && (value.match(digits)?.length ?? 0) >= 6,
    error: 'isNotAPhoneNumber',
  },
  terms: { required: 'termsAreRequired' },
};

function validateField({ required, maxLength, accepts, error }: Rule, value: string): FieldError | undefined {
  if (value === '') return required;
  if (maxLength !== undefined && value.length > maxLength) return 'isTooLong';
  return accepts?.(value) === false ? error : undefined;
}

/** Returns the errors of a form by field; an empty object if all values are valid. */
export function validateFields(values: Readonly<Partial<Record<FieldName, string>>>): FieldErrors {
  const fieldErrors: FieldErrors = {};
  for (const field of namesOf(values)) {
    const error = validateField(rules[field], values[field] ?? '');
    if (error) fieldErrors[field] = error;
  }
  return fieldErrors;
}
