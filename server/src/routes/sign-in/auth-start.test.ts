import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeProvider } from '../../testing/fake-provider.ts';
import { testApp } from '../../testing/test-app.ts';

const provider = await startFakeProvider();
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  app = await testApp({ OIDC_ISSUER: provider.url });
});
afterAll(() => Promise.all([app.close(), provider.close()]));

test.each([
  ['/bff/login?culture=en-ca', null],
  ['/bff/login?culture=en-ca&prompt=login', 'login'],
  ['/bff/signup?culture=en-ca', 'create'],
])('%s opens the identity provider with the prompt %s', async (url, prompt) => {
  const { statusCode, headers } = await app.inject(url);
  const { pathname, searchParams } = new URL(String(headers.location));
  expect([statusCode, pathname, searchParams.get('prompt')]).toEqual([303, '/auth', prompt]);
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  ['the query', '/bff/login?culture=en-ca&language=fr-CA', {}, 'fr-CA'],
  ['the browser, which remembers it', '/bff/login?culture=en-ca', { 'perennial-language-en-ca': 'fr-CA' }, 'fr-CA'],
  ['the culture', '/bff/login?culture=en-ca', {}, 'en-CA'],
])('the identity provider is opened in the language of %s', async (_, url, cookies, language) => {
  const { headers } = await app.inject({ url, cookies });
  expect(new URL(String(headers.location)).searchParams.get('ui_locales')).toBe(language);
});

test.each([
  ['a sign-in with an unknown prompt', '/bff/login?culture=en-ca&prompt=none'],
  ['a sign-up in an unknown culture', '/bff/signup?culture=xx-xx'],
  ['a sign-up with a return URL that is too long', `/bff/signup?returnTo=/${'x'.repeat(2000)}`],
])('%s is rejected', async (_, url) => {
  expect((await app.inject(url)).statusCode).toBe(400);
});

test.each(['login', 'signup'])(
  'without the identity provider, %s shows that it is unavailable, and keeps return URL and language',
  async (path) => {
    const lonely = await testApp();
    const returnTo = '/en-ca/cart?bundle=halo';
    const { headers } = await lonely.inject(
      `/bff/${path}?${new URLSearchParams({ culture: 'en-ca', language: 'fr-CA', returnTo })}`,
    );
    const page = new URL(String(headers.location), 'http://localhost:3000');
    expect([page.pathname, Object.fromEntries(page.searchParams)]).toEqual([
      '/en-ca/udi-return',
      { reason: 'unavailable', returnTo, language: 'fr-CA' },
    ]);
    await lonely.close();
  },
);

test.each([
  ['failed', 401, { error: 'invalid_client' }],
  ['unavailable', 503, {}],
])(
  'a sign-in has %s if the provider answers with %i to the request that the BFF sends first',
  async (reason, status, body) => {
    provider.state.metadata = { pushed_authorization_request_endpoint: `${provider.url}/par` };
    provider.state.answers = { '/par': { status, body } };
    const pushing = await testApp({ OIDC_ISSUER: provider.url });
    const { headers } = await pushing.inject('/bff/login?culture=en-ca');
    expect(new URL(String(headers.location), 'http://localhost:3000').searchParams.get('reason')).toBe(reason);
    Object.assign(provider.state, { metadata: {}, answers: {} });
    await pushing.close();
  },
);
