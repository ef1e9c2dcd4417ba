/** The fields of the admin sign-in and their rules; see docs/rules/care.md#admin-sign-in. */

import { isEmailAddress } from '@perennial/shared/validation/email-address';
import type { FieldFault } from '@perennial/shared/validation/field-fault';
import { toTypedText } from '@perennial/shared/validation/typed-text';

export type AdminCredentials = {
  readonly adminUserName: string;
  readonly adminPassword: string;
  readonly customerEmail: string;
};

/** Returns the fault of a field, or undefined for a valid value. */
export function credentialFault(name: keyof AdminCredentials, value: string): FieldFault | undefined {
  if (value.trim() === '') return { message: 'required' };
  if (name === 'customerEmail' && !isEmailAddress(toTypedText(value))) return { message: 'emailInvalid' };
  return undefined;
}
