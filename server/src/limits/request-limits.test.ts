import { afterAll, beforeEach, expect, test } from 'vitest';
import { createBrowser } from '../testing/browser.ts';
import { startFakeProvider } from '../testing/fake-provider.ts';
import { json, startFakeService, testApp } from '../testing/test-app.ts';

const ada = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const shop = await startFakeService((_, response) => json(response, 200, { token: 'shop-token', details: ada }));
const provider = await startFakeProvider();
afterAll(() => Promise.all([shop.close(), provider.close()]));

const environment = {
  SHOP_API_URL: shop.url,
  OIDC_ISSUER: provider.url,
  TRUST_PROXY: 'true',
  SIGN_IN_LIMIT: '2/60',
  SIGN_UP_LIMIT: '2/60',
  SUPPORT_LIMIT: '2/600',
  MAIL_VALIDATION_LIMIT: '2/60',
};

const app = await testApp(environment);
afterAll(() => app.close());

/** No test uses up the requests of another one. */
let address = '';
let count = 0;
beforeEach(() => {
  count += 1;
  address = `203.0.113.${count}`;
});

const visit = (url: string, from = address) => app.inject({ url, headers: { 'x-forwarded-for': from } });
const validateMail = (from = address) =>
  app.inject({
    method: 'POST',
    url: '/api/user/mail-validation',
    headers: { 'x-forwarded-for': from, 'x-culture': 'de-de' },
    payload: { email: 'ada@example.com' },
  });

test.each([
  ['a sign-in', '/bff/login?culture=fr-fr&returnTo=%2Ffr-fr%2Fcart'],
  ['a sign-up', '/bff/signup?culture=fr-fr'],
  ['a return', '/fr-fr/udi-return?code=c&state=s'],
])('%s too many leads to the page for failed sign-ins; another address goes on', async (_, url) => {
  await visit(url);
  await visit(url);
  const refused = await visit(url);
  expect([refused.statusCode, refused.headers.location]).toEqual([
    303,
    '/fr-fr/udi-return?reason=unavailable&language=fr-FR',
  ]);
  expect(refused.headers['set-cookie']).toBeUndefined();
  expect((await visit(url, '198.51.100.1')).headers.location).not.toContain('reason=unavailable');
});

test('the page for failed sign-ins is not limited', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    statuses.push((await visit('/fr-fr/udi-return?reason=unavailable')).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200]);
});

test('a check of an email too many is answered with words and the time to wait, and does not reach the shop', async () => {
  const accepted = await validateMail();
  await validateMail();
  shop.received.splice(0);
  const refused = await validateMail();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'tries.tooMany', detail: expect.stringContaining('Sekunden') });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
  const names = [accepted, refused].flatMap(({ headers }) => Object.keys(headers));
  expect(names.filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
  expect(shop.received).toEqual([]);
});

test('questions to customer care are limited', async () => {
  const browser = createBrowser(app, provider);
  await browser.comeBack(await browser.start());
  const ask = async () => (await browser.request('/api/user/support', 'POST', {})).statusCode;
  expect([await ask(), await ask(), await ask()]).toEqual([400, 400, 429]);
});

test('addresses of one IPv6 network count together', async () => {
  await validateMail('2001:db8:1:2::1');
  await validateMail('2001:db8:1:2::2');
  expect((await validateMail('2001:db8:1:2::3')).statusCode).toBe(429);
});
