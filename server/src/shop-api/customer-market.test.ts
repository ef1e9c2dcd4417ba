/**
 * What a customer of one country may do on the page of another (docs/rules/markets.md#customers-of-another-country).
 */
import { profile, storedAddress } from '@perennial/shared/examples/profile';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, patientLimits, startFakeService, testApp, toCookieHeader } from '../testing/test-app.ts';

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };

/** The customer's own country, at the shop API; undefined while the profile cannot be read. */
let home: string | undefined;
/** Receives the requests of the profile that are never answered. */
let keepWaiting: (() => void) | undefined;
const shop = await startFakeService(({ path }, response) => {
  if (path === '/api/user/signin-udi') return json(response, 200, { token: 'shop-token', details });
  if (path !== '/api/user/details') return json(response, 200, { status: 'success' });
  if (keepWaiting) return keepWaiting();
  if (home === undefined) return json(response, 500, {});
  const addresses = home === '' ? [] : [storedAddress({ countryCode: home })];
  return json(response, 200, profile({ addresses, shipping: addresses[0] ?? null }));
});
const app = await testApp({ SHOP_API_URL: shop.url });
afterAll(() => Promise.all([app.close(), shop.close()]));
beforeEach(() => {
  shop.received.splice(0);
  keepWaiting = undefined;
});
afterEach(() => {
  vi.useRealTimers();
});

type Options = { readonly culture?: string; readonly payload?: object };

async function signIn(country: string | undefined) {
  home = country;
  const headers = { 'x-culture': 'de-de' };
  const payload = { accessToken: 'a' };
  const cookie = toCookieHeader(await app.inject({ method: 'POST', url: '/api/user/signin-udi', headers, payload }));
  const send = (url: string, { culture = 'de-de', payload }: Options = {}) =>
    app.inject({ url, headers: { 'x-culture': culture, cookie }, ...(payload ? { method: 'POST', payload } : {}) });
  const cancel = async (culture?: string) => {
    const cancellation = { cancellationReason: 'too many', cancellationNote: '' };
    const { statusCode, body } = await send('/api/subscriptions/S-1/cancellation', {
      ...(culture && { culture }),
      payload: cancellation,
    });
    return statusCode < 400 ? statusCode : JSON.parse(body).code;
  };
  const market = async (culture = 'de-de') => (await send('/bff/boot', { culture })).json().markets;
  return { send, cancel, market };
}

const profileRequests = () => shop.received.filter(({ path }) => path === '/api/user/details').length;

test('a customer of a closed country manages nothing on the page of an open one, and the page says so', async () => {
  const { cancel, market } = await signIn('GB');
  expect(await market()).toMatchObject({ selfService: 'elsewhere', paymentDetails: 'elsewhere', billing: 'elsewhere' });
  expect([await cancel(), await cancel()]).toEqual(['market.closed', 'market.closed']);
  // Asked once for a sign-in.
  expect(profileRequests()).toBe(1);
});

test('a customer of an open country manages their agreement on its page, and nothing on that of a closed one', async () => {
  const { cancel, market } = await signIn('DE');
  expect([await cancel(), await cancel('en-gb')]).toEqual([200, 'market.closed']);
  expect([(await market()).selfService, (await market('en-gb')).selfService]).toEqual(['here', 'elsewhere']);
});

test.each([
  ['without an address', ''],
  ['of a country that the shop does not know', 'CH'],
])('a customer %s has what the page has', async (_, country) => {
  const { cancel, market } = await signIn(country);
  expect([await cancel(), (await market()).selfService, profileRequests()]).toEqual([200, 'here', 1]);
});

test('while the profile cannot be read, the page has its own switches, and nothing is changed', async () => {
  const { cancel, market, send } = await signIn(undefined);
  expect((await market()).selfService).toBe('here');
  const refused = await send('/api/subscriptions/S-1/cancellation', {
    payload: { cancellationReason: '', cancellationNote: '' },
  });
  expect(refused.statusCode).toBe(500);
  expect(shop.received.some(({ path }) => path.includes('S-1'))).toBe(false);
  home = 'DE';
  expect(await cancel()).toBe(200);
});

test('a page does not wait for a slow profile, and has its own switches', async () => {
  const { market } = await signIn('GB');
  const asked = Promise.withResolvers<void>();
  keepWaiting = asked.resolve;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opening = market();
  await asked.promise;
  vi.advanceTimersByTime(patientLimits.profile);
  expect((await opening).selfService).toBe('here');
});

test('the country is asked again when the customer has changed the addresses', async () => {
  const { cancel, send } = await signIn('DE');
  expect(await cancel()).toBe(200);
  home = 'GB';
  const berlin = {
    type: 'BillingAndShipping',
    countryCode: 'DE',
    street: 'Unter den Linden',
    houseNumber: '1',
    zipCode: '10117',
    city: 'Berlin',
  };
  const payload = { addresses: [berlin], allianzCodeApplied: false };
  expect((await send('/api/user/addresses', { payload })).statusCode).toBe(200);
  expect(await cancel()).toBe('market.closed');
});

test('a visitor, and a call that no market closes, ask no profile', async () => {
  const { send } = await signIn('GB');
  await send('/api/payment/methods');
  await app.inject('/bff/boot?culture=de-de');
  expect(profileRequests()).toBe(0);
});
