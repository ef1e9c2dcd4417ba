/** The request to terminate a contract (docs/rules/cancel-and-return.md#contract-termination). */
import { isEmailAddress } from '@perennial/shared/validation/email-address';
import { type FieldFault, lengthFault } from '@perennial/shared/validation/field-fault';

export const terminationFields = ['firstName', 'surname', 'email', 'subscriptionNumber'] as const;

export type TerminationField = (typeof terminationFields)[number];
export type TerminationRequest = { readonly [F in TerminationField]: string };

export const emptyTerminationRequest: TerminationRequest = {
  firstName: '',
  surname: '',
  email: '',
  subscriptionNumber: '',
};

/** The longest values that the shop API accepts. Names have no pattern, so that no name is rejected. */
const maxLengths: { readonly [F in TerminationField]: number } = {
  firstName: 60,
  surname: 60,
  email: 254,
  subscriptionNumber: 64,
};

export function isComplete(request: TerminationRequest): boolean {
  return terminationFields.every((field) => request[field].trim() !== '');
}

/** Returns the error of a field; undefined for a valid one. */
export function terminationFault(field: TerminationField, value: string): FieldFault | undefined {
  const text = value.trim();
  if (text === '') return { message: 'required' };
  if (field === 'email' && !isEmailAddress(text)) return { message: 'emailInvalid' };
  return lengthFault(text, { max: maxLengths[field] });
}

/** Returns the body of the call. */
export function toTerminationBody({ firstName, surname, email, subscriptionNumber }: TerminationRequest) {
  return {
    name: firstName.trim(),
    surName: surname.trim(),
    fromEmail: email.trim(),
    subscriptionNumber: subscriptionNumber.trim(),
  };
}
