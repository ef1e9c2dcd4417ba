/** Rules for a question to customer care (docs/rules/account.md#support-question). */

import { isEmailAddress } from '@perennial/shared/validation/email-address';
import { type FieldFault, lengthFault } from '@perennial/shared/validation/field-fault';
import { toTypedText } from '@perennial/shared/validation/typed-text';

export type SupportQuestion = { readonly title: string; readonly email: string; readonly question: string };

/** Topics if the content service has none, as keys of texts under `account.support.titles`. */
export const defaultTitles = ['subscription', 'delivery', 'payment', 'product', 'data', 'other'] as const;

/** Lengths in letters, without leading and trailing spaces, which are not sent. */
const EMAIL_LENGTH = { min: 5, max: 40 };
export const QUESTION_LENGTH = { min: 10, max: 200 };

const faults: { readonly [F in keyof SupportQuestion]: (text: string) => FieldFault | undefined } = {
  title: () => undefined,
  email: (text) => lengthFault(text, EMAIL_LENGTH) ?? (isEmailAddress(text) ? undefined : { message: 'emailInvalid' }),
  question: (text) => lengthFault(text, QUESTION_LENGTH),
};

/** Returns the first fault of a field, or undefined for a valid value. */
export function supportFault(field: keyof SupportQuestion, value: string): FieldFault | undefined {
  const text = toTypedText(value);
  return text === '' ? { message: 'required' } : faults[field](text);
}
