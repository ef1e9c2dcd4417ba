import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const MONTH_SECONDS = 2_592_000;

test.each([
  ['http://localhost:3000', '', {}],
  ['https://shop.example', '__Host-', { secure: true }],
])(
  'a browser of %s forgets the session on a sign-out, and knows for a month that it signed out',
  async (PUBLIC_URL, prefix, secure) => {
    const app = await testApp({ PUBLIC_URL });
    const { cookies } = await app.inject({ method: 'POST', url: '/bff/logout', headers: { 'x-culture': 'en-ca' } });
    const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', ...secure };
    expect(cookies).toContainEqual(expect.objectContaining({ name: `${prefix}perennial`, value: '', ...attributes }));
    expect(cookies).toContainEqual({
      name: `${prefix}perennial-signed-out`,
      value: '1',
      maxAge: MONTH_SECONDS,
      ...attributes,
    });
    await app.close();
  },
);
