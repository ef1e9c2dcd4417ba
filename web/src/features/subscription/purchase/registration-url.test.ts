import { expect, it } from 'vitest';
import { findRegistrationUrl } from './subscription-thankyou-page.tsx';

const register = 'https://example.com/register/halo';

it.each([
  [
    'at the URL in its content',
    {
      promoteApp: [
        { key: 'app_store', value: 'https://a.example' },
        { key: 'register', value: register },
      ],
    },
    register,
  ],
  [
    'nowhere without an entry "register"',
    { promoteApp: [{ key: 'app_store', value: 'https://a.example' }] },
    undefined,
  ],
  ['nowhere if the URL is not HTTPS', { promoteApp: [{ key: 'register', value: 'http://example.com' }] }, undefined],
  ['nowhere without content', null, undefined],
])('a product is registered %s', (_, content, url) => {
  expect(findRegistrationUrl(content)).toBe(url);
});
