/** What customer care fills in to log in, and what is wrong with it (specification 3, section 5: admin login). */
import { isEmailAddress } from '@perennial/shared/validation/email-address';
import type { FieldFault } from '@perennial/shared/validation/field-fault';

export type AdminCredentials = {
  readonly adminUserName: string;
  readonly adminPassword: string;
  readonly customerEmail: string;
};

/** What is wrong with a field; undefined where nothing is. */
export function credentialFault(name: keyof AdminCredentials, value: string): FieldFault | undefined {
  if (value.trim() === '') return { message: 'required' };
  if (name === 'customerEmail' && !isEmailAddress(value.trim())) return { message: 'emailInvalid' };
  return undefined;
}
