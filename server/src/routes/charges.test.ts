import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { json, startFakeService, testApp, toCookieHeader } from '../testing/test-app.ts';

const canada = { 'x-culture': 'en-ca', 'x-language': 'en-CA' };
const details = { uuid: 'u', email: 'a@example.com', firstName: 'A', lastName: 'B' };
const ORDER = '/api/subscriptions/oneTimeOrder-replenishment';
const order = { subscriptionNumber: 'S-1', subscriptionRatePlanId: 'P-1' };
/** Two charges of the same body, whose addresses differ. */
const pairs = [
  [
    'of another subscription',
    '/api/subscriptions/S-1/replenishment/P-1/shipping-now',
    '/api/subscriptions/S-2/replenishment/P-1/shipping-now',
    {},
  ],
  [
    'of another plan',
    '/api/subscriptions/S-1/replenishment/P-1/shipping-now',
    '/api/subscriptions/S-1/replenishment/P-2/shipping-now',
    {},
  ],
  [
    'on another day',
    '/api/replenishments/S-1/resume-date?resumeDate=2026-06-01',
    '/api/replenishments/S-1/resume-date?resumeDate=2026-06-02',
    {},
  ],
  ['of another kind', ORDER, '/api/subscriptions/payinfull', order],
] as const;

let mode: 'answers' | 'refuses' | 'breaks off' = 'answers';
let number = 0;
const shop = await startFakeService((request, response) => {
  if (request.path === '/api/user/signin-udi') return json(response, 200, { token: 't', details });
  number += 1;
  if (mode === 'breaks off') return response.socket?.resetAndDestroy();
  if (mode === 'refuses')
    return json(response, 400, { errorMessages: [{ code: 'error.message.soldOut', message: '' }] });
  return json(response, 200, { number });
});
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  app = await testApp({ SHOP_API_URL: shop.url, MARKET_OVERRIDES: '{"CA":{"selfService":"here"}}' });
});
afterEach(() => {
  shop.received.splice(0);
  mode = 'answers';
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

/** Signs in, and returns what sends a charge. */
async function signIn() {
  const payload = { accessToken: 'x' };
  const cookie = toCookieHeader(
    await app.inject({ method: 'POST', url: '/api/user/signin-udi', headers: canada, payload }),
  );
  return (key?: string, body: object = order, url = ORDER) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...canada, cookie, ...(key !== undefined && { 'idempotency-key': key }) },
      payload: body,
    });
}

const charged = () => shop.received.filter(({ path }) => path === ORDER).length;

describe('a charge', () => {
  it('is sent once for a double press and a later one, and each gets the same answer', async () => {
    const send = await signIn();
    const both = await Promise.all([send('"key-1"'), send('"key-1"')]);
    const answers = [...both, await send('"key-1"')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[2]?.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(charged()).toBe(1);
  });

  it('is sent once for a double click without a key', async () => {
    const send = await signIn();
    expect((await send()).body).toBe((await send()).body);
    expect(charged()).toBe(1);
  });

  it('is sent once for a sign-in before and one after it', async () => {
    const before = await signIn();
    const first = await before('key-2');
    const after = await signIn();
    expect((await after('key-2')).body).toBe(first.body);
    expect(charged()).toBe(1);
  });

  it('is refused by name with the key of another one', async () => {
    const send = await signIn();
    await send('key-3');
    const { statusCode, json: read } = await send('key-3', { ...order, subscriptionRatePlanId: 'P-2' });
    expect([statusCode, read().code]).toEqual([422, 'request.keyReused']);
    expect(charged()).toBe(1);
  });

  it.each(pairs)('%s is sent too, and is refused with the key of the first', async (name, url, other, body) => {
    const send = await signIn();
    const key = name.replaceAll(' ', '-');
    const posts = () => shop.received.filter(({ method, path }) => method === 'POST' && !path.endsWith('signin-udi'));
    expect((await send(undefined, body, url)).statusCode).toBe(200);
    expect((await send(undefined, body, other)).statusCode).toBe(200);
    expect(posts()).toHaveLength(2);
    await send(key, body, url);
    const { statusCode, json: read } = await send(key, body, other);
    expect([statusCode, read().code]).toEqual([422, 'request.keyReused']);
    expect(posts()).toHaveLength(3);
  });

  it('is refused with a key that is none', async () => {
    const { statusCode, json: read } = await (await signIn())('a key, and another');
    expect([statusCode, read().messages[0].code]).toEqual([400, 'request.invalid']);
    expect(charged()).toBe(0);
  });

  it('that was refused can be tried again with its key', async () => {
    const send = await signIn();
    mode = 'refuses';
    expect((await send('key-4')).statusCode).toBe(400);
    mode = 'answers';
    expect((await send('key-4')).statusCode).toBe(200);
    expect(charged()).toBe(2);
  });

  it('whose answer is lost is not sent again, and the customer reads when it can be', async () => {
    const send = await signIn();
    mode = 'breaks off';
    const first = await send('key-5');
    mode = 'answers';
    for (const answer of [first, await send('key-5')]) {
      expect(answer.statusCode).toBe(504);
      expect(answer.json()).toMatchObject({
        code: 'charge.unknown',
        detail: expect.stringMatching(/not done twice.*check your account.*again in 30 minutes\.$/),
      });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(1790);
    }
    expect(charged()).toBe(1);
  });

  it('needs a sign-in', async () => {
    const answer = await app.inject({ method: 'POST', url: ORDER, headers: canada, payload: order });
    expect(answer.statusCode).toBe(401);
    expect(charged()).toBe(0);
  });
});
