import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  app = await testApp({ CARD_ENVIRONMENT: 'test', CARD_HOST_URL: 'https://cards.example/' });
});
afterAll(() => app.close());

test('a page gets its culture, its language, the visitor and the card form', async () => {
  const response = await app.inject({ url: '/bff/boot?culture=en-ca&language=fr-CA' });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({
    culture: 'en-ca',
    language: 'fr-CA',
    session: { signedIn: false, role: 'user' },
    card: { environment: 'test', hostUrl: 'https://cards.example/' },
  });
});

test.each(['culture=en-ca&culture=nl-nl', 'language=fr-CA&language=en-CA'])('%s is ambiguous', async (query) => {
  expect((await app.inject({ url: `/bff/boot?${query}` })).statusCode).toBe(400);
});
