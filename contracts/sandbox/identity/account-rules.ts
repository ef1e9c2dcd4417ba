/** What the account forms accept (specification 1, section 5), as pure functions: a field's rules are a row. */
import type { AccountTexts } from './texts/account-texts.ts';

export type FieldName = 'email' | 'password' | 'firstName' | 'lastName' | 'phoneNumber' | 'terms';

/** The key of the text that says what is wrong. */
export type Problem = keyof Pick<
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

export type Problems = Partial<Record<FieldName, Problem>>;

type Rule = {
  readonly required?: Problem;
  readonly maxLength?: number;
  readonly accepts?: (value: string) => boolean;
  readonly otherwise?: Problem;
};

const email = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/;
/** Letters of any alphabet with their accents; names also take spaces, apostrophes and hyphens in every country. */
const name = /^\p{L}[\p{L}\p{M}' ’.-]*$/u;
const phoneNumber = /^\+?[\d\s().-]{6,24}$/;
const digits = /\d/g;

/** 8 to 20 characters of at least two kinds: letters, digits, the symbols _.@$ */
export function isPassword(value: string): boolean {
  const kinds = [/\p{L}/u, /\d/, /[_.@$]/].filter((kind) => kind.test(value));
  return value.length >= 8 && value.length <= 20 && kinds.length >= 2;
}

const rules: Readonly<Record<FieldName, Rule>> = {
  email: {
    required: 'isRequired',
    maxLength: 254,
    accepts: (value) => email.test(value),
    otherwise: 'isNotAnEmail',
  },
  password: { required: 'isRequired', accepts: isPassword, otherwise: 'isNotAPassword' },
  firstName: { required: 'isRequired', maxLength: 20, accepts: (value) => name.test(value), otherwise: 'isNotAName' },
  lastName: { required: 'isRequired', maxLength: 20, accepts: (value) => name.test(value), otherwise: 'isNotAName' },
  phoneNumber: {
    accepts: (value) => phoneNumber.test(value) && (value.match(digits)?.length ?? 0) >= 6,
    otherwise: 'isNotAPhoneNumber',
  },
  terms: { required: 'termsAreRequired' },
};

function problemOf({ required, maxLength, accepts, otherwise }: Rule, value: string): Problem | undefined {
  if (value === '') return required;
  if (maxLength !== undefined && value.length > maxLength) return 'isTooLong';
  return accepts?.(value) === false ? otherwise : undefined;
}

/** What is wrong with the values of a form, by field; an empty object when nothing is. */
export function problemsOf(values: Readonly<Partial<Record<FieldName, string>>>): Problems {
  const problems: Problems = {};
  for (const field of Object.keys(values) as FieldName[]) {
    const problem = problemOf(rules[field], values[field] ?? '');
    if (problem) problems[field] = problem;
  }
  return problems;
}
