import { cart } from '@perennial/shared/examples/cart';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { json, startFakeService, testApp, toCookieHeader } from '../testing/test-app.ts';

/**
 * What a client sends with decomposed letters reaches the shop API composed (docs/rules/errors.md#composed-letters).
 */

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
/** It has what every call of this file reads. */
const answer = { ...cart(), token: 'shop-token', details, isMatch: true };
const shop = await startFakeService((_, response) => json(response, 200, answer));
let app: Awaited<ReturnType<typeof testApp>>;
let cookie = '';

beforeAll(async () => {
  app = await testApp({ SHOP_API_URL: shop.url, MARKET_OVERRIDES: '{"*":{"ordering":"open","selfService":"here"}}' });
  const payload = { customerEmail: 'ada@example.com', adminUserName: 'nadia', adminPassword: 'secret' };
  const headers = { 'x-culture': 'en-ca' };
  cookie = toCookieHeader(await app.inject({ method: 'POST', url: '/api/admin/signin', headers, payload }));
  shop.received.splice(0);
});
afterEach(() => shop.received.splice(0));
afterAll(async () => {
  await app.close();
  await shop.close();
});

const reasons = { cancellationReason: 'Trop chère', cancellationNote: 'Je préfère\nla carte' };
const address = { countryCode: 'CA', line1: '12 Rue Gâteau', city: 'Montréal', stateCode: 'QC', zipCode: 'H2X 1Y4' };

it.each([
  ['POST', '/api/user/details', { firstName: 'Éloïse', lastName: 'Łukasík' }],
  ['POST', '/api/user/signup', { firstName: 'Éloïse', lastName: 'Łukasík', email: 'ada@example.com' }],
  ['POST', '/api/user/addresses', { addresses: [{ type: 'Shipping', ...address }], allianzCodeApplied: false }],
  [
    'POST',
    '/api/user/support',
    { fromEmail: 'ada@example.com', title: 'Ma boîte', question: 'Où est ma boîte\nbleue ?' },
  ],
  ['POST', '/api/return?subscriptionNumber=S1', { scope: 'TryBuy', ...reasons }],
  ['POST', '/api/shoppingcart/request', { bundles: [{ name: 'halo', quantity: 1, promotionCodes: ['ÉTÉ'] }] }],
  ['GET', '/api/user/Validateaddress?stateName=Québec&postCode=H2X', undefined],
] as const)('%s %s reaches the shop API with composed letters', async (method, url, body) => {
  const sent = body && JSON.stringify(body).normalize('NFD');
  const response = await app.inject({
    method,
    url: encodeURI(url.normalize('NFD')),
    headers: { 'x-culture': 'en-ca', cookie, ...(sent && { 'content-type': 'application/json' }) },
    ...(sent && { payload: sent }),
  });
  const [request] = shop.received;
  expect(response.statusCode, response.body).toBe(200);
  expect(decodeURI(request?.path ?? '')).toBe(decodeURI(encodeURI(url)));
  if (body) expect(JSON.parse(request?.body ?? '')).toEqual(body);
});
