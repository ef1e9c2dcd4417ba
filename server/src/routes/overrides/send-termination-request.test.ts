import { afterAll, afterEach, expect, it } from 'vitest';
import { json, startFakeService, testApp } from '../../testing/test-app.ts';

let status: number | 'lost' = 200;
const shop = await startFakeService((_, response) => {
  if (status === 'lost') return response.destroy();
  return json(response, status, { status: 'success', receivedAt: 'yesterday' });
});
// The shop API fails more often here than its breaker bears.
const app = await testApp({
  SHOP_API_URL: shop.url,
  TERMINATION_TRIES_BY_CONTRACT: '9/600',
  SHOP_API_BREAKER_SHARE: '0',
});
afterEach(() => {
  status = 200;
  shop.received.splice(0);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const anna = { name: 'Anna', surName: 'Schmidt', fromEmail: 'anna@example.com', subscriptionNumber: 'S1' };

function send(payload: object, culture = 'de-de') {
  return app.inject({ method: 'POST', url: '/api/user/SendCancelEmail', headers: { 'x-culture': culture }, payload });
}

it('the response says when the request was received, by the clock of the BFF, and its id, which the shop API got', async () => {
  const before = Date.now();
  const response = await send({ ...anna, kind: 'ForCause', reason: ' Broken twice ', endDate: '2090-01-31' });
  const { receivedAt, ...rest } = response.json();
  expect([response.statusCode, rest]).toEqual([200, { reference: response.headers['x-request-id'] }]);
  expect(shop.received.map(({ headers }) => headers['x-request-id'])).toEqual([rest.reference]);
  expect(Date.parse(receivedAt)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(receivedAt)).toBeLessThanOrEqual(Date.now());
  expect(shop.received.map(({ body }) => JSON.parse(body))).toEqual([
    { ...anna, kind: 'ForCause', reason: 'Broken twice', endDate: '2090-01-31' },
  ]);
});

it.each(['de-de', 'fr-fr', 'nl-nl', 'en-ca'])('is open to everyone in every market: %s', async (culture) => {
  expect((await send(anna, culture)).statusCode).toBe(200);
  expect(shop.received).toHaveLength(1);
});

it('a contract has its limit, which the shop API does not hear of, and the response says when to try again', async () => {
  const eva = { ...anna, fromEmail: 'eva@example.com' };
  status = 500;
  for (let count = 0; count < 3; count += 1) expect((await send(eva)).statusCode).toBe(500);
  status = 200;
  for (let count = 0; count < 9; count += 1) expect((await send(eva)).statusCode).toBe(200);
  const refused = await send(eva);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
    429,
    '600',
    'tries.tooMany',
  ]);
  expect(refused.json().detail).toContain('10 Minuten');
  expect(shop.received).toHaveLength(12);
});

it.each([
  ['counts, because it may have arrived', 'lost', 504, 'change.unknown', 429],
  ['does not count', 503, 503, 'shop.busy', 503],
] as const)('a request %s: the answer is %s', async (_, answer, first, code, last) => {
  const ida = { ...anna, fromEmail: `ida.${first}@example.com` };
  status = answer;
  const response = await send(ida);
  expect([response.statusCode, response.json().code]).toEqual([first, code]);
  for (let count = 0; count < 8; count += 1) await send(ida);
  expect((await send(ida)).statusCode).toBe(last);
});

it.each([
  [404, 'unknown numbers', 429],
  [401, 'unknown numbers that end a session', 429],
  [429, 'requests while the shop API is too busy', 200],
] as const)('%i: %s of one address are counted, also refused ones', async (answer, _, last) => {
  const few = await testApp({ SHOP_API_URL: shop.url, TERMINATION_TRIES_BY_ADDRESS: '3/600' });
  const guess = (subscriptionNumber: string) => {
    const payload = { ...anna, subscriptionNumber };
    return few.inject({ method: 'POST', url: '/api/user/SendCancelEmail', headers: { 'x-culture': 'de-de' }, payload });
  };
  status = answer;
  for (const number of ['S-1', 'S-2', 'S-3']) expect((await guess(number)).statusCode).toBe(answer);
  status = 200;
  expect((await guess('S-4')).statusCode).toBe(last);
  await few.close();
});
