import { expect, it } from 'vitest';
import { type AdminCredentials, credentialFault } from './login-admin-form.tsx';

it.each<[string, keyof AdminCredentials, string, string | undefined]>([
  ['a user name', 'adminUserName', 'cleo@perennial.example', undefined],
  ['a user name that is no email', 'adminUserName', 'cleo', undefined],
  ['no user name', 'adminUserName', ' ', 'required'],
  ['no password', 'adminPassword', '', 'required'],
  ['no customer email', 'customerEmail', '', 'required'],
  ['a customer email without a domain', 'customerEmail', 'maya', 'emailInvalid'],
  ['a customer email with a trailing space', 'customerEmail', 'maya@example.com ', undefined],
])('%s in the field %s (%j) gives the fault %s', (_, name, value, message) => {
  expect(credentialFault(name, value)?.message).toBe(message);
});
