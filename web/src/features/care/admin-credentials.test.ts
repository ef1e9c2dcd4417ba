import { expect, it } from 'vitest';
import { type AdminCredentials, credentialFault } from './admin-credentials.ts';

it.each<[string, keyof AdminCredentials, string, string | undefined]>([
  ['a user name', 'adminUserName', 'cleo@perennial.example', undefined],
  ['no user name', 'adminUserName', ' ', 'required'],
  ['no password', 'adminPassword', '', 'required'],
  ['no customer', 'customerEmail', '', 'required'],
  ['a customer who is no address', 'customerEmail', 'maya', 'emailInvalid'],
  ['a customer, with a space at the end', 'customerEmail', 'maya@example.com ', undefined],
])('%s', (_, name, value, message) => {
  expect(credentialFault(name, value)?.message).toBe(message);
});
