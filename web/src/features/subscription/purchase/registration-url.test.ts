import { expect, it } from 'vitest';
import { findRegistrationUrl } from './registration-url.ts';

const register = 'https://example.com/register/halo';

it.each([
  [
    'where its content says',
    {
      promoteApp: [
        { key: 'app_store', value: 'https://a.example' },
        { key: 'register', value: register },
      ],
    },
    register,
  ],
  ['nowhere without such an entry', { promoteApp: [{ key: 'app_store', value: 'https://a.example' }] }, undefined],
  ['nowhere over an open line', { promoteApp: [{ key: 'register', value: 'http://example.com' }] }, undefined],
  ['nowhere without content', null, undefined],
])('a product is registered %s', (_, content, address) => {
  expect(findRegistrationUrl(content)).toBe(address);
});
