/** What ends a contract: who asks, and which (specification 2, sections 2, 3 and 5; decision 31). */
import { isEmailAddress } from '@perennial/shared/validation/email-address';
import { type FieldFault, lengthFault } from '@perennial/shared/validation/field-fault';

export const terminationFields = ['firstName', 'surname', 'email', 'subscriptionNumber'] as const;

export type TerminationField = (typeof terminationFields)[number];
export type TerminationRequest = { readonly [F in TerminationField]: string };

export const noTerminationRequest: TerminationRequest = {
  firstName: '',
  surname: '',
  email: '',
  subscriptionNumber: '',
};

/** As many letters as the shop API takes. A name is not held against a pattern: nobody is kept by how they are called. */
const maxLetters: { readonly [F in TerminationField]: number } = {
  firstName: 60,
  surname: 60,
  email: 254,
  subscriptionNumber: 64,
};

export function isFilledIn(request: TerminationRequest): boolean {
  return terminationFields.every((field) => request[field].trim() !== '');
}

/** What is wrong with a field; undefined where nothing is. */
export function terminationFault(field: TerminationField, value: string): FieldFault | undefined {
  const text = value.trim();
  if (text === '') return { message: 'required' };
  if (field === 'email' && !isEmailAddress(text)) return { message: 'emailInvalid' };
  return lengthFault(text, { max: maxLetters[field] });
}

/** The request as it is sent. */
export function terminationMail({ firstName, surname, email, subscriptionNumber }: TerminationRequest) {
  return {
    name: firstName.trim(),
    surName: surname.trim(),
    fromEmail: email.trim(),
    subscriptionNumber: subscriptionNumber.trim(),
  };
}
