/** A question to customer care: what it may be about, and what is wrong with it (specification 2, section 5). */
import { isEmailAddress } from '@perennial/shared/validation/email-address';
import { type FieldFault, lengthFault } from '@perennial/shared/validation/field-fault';

export type SupportQuestion = { readonly title: string; readonly email: string; readonly question: string };

/** What a question can be about where the content service names nothing: keys of the product's own words. */
export const defaultTitles = ['subscription', 'delivery', 'payment', 'product', 'other'] as const;

const EMAIL_LENGTH = { min: 5, max: 40 };
export const QUESTION_LENGTH = { min: 10, max: 200 };

/** As it is counted and sent: without the space around it. */
export function countLetters(question: string): number {
  return [...question.trim()].length;
}

const faults: { readonly [F in keyof SupportQuestion]: (text: string) => FieldFault | undefined } = {
  title: () => undefined,
  email: (text) => lengthFault(text, EMAIL_LENGTH) ?? (isEmailAddress(text) ? undefined : { message: 'emailInvalid' }),
  question: (text) => lengthFault(text, QUESTION_LENGTH),
};

/** What is wrong with a field; undefined where nothing is. */
export function supportFault(field: keyof SupportQuestion, value: string): FieldFault | undefined {
  const text = value.trim();
  return text === '' ? { message: 'required' } : faults[field](text);
}
