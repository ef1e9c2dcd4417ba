import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { RequestProblem } from '../../errors/request-problem.ts';
import { ShopError } from '../../errors/shop-error.ts';
import { MemoryStore } from '../../session/expiring-store.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import { json, startFakeService, testApp, toCookieHeader } from '../../testing/test-app.ts';
import { Submissions } from '../submissions.ts';
import { submitOrder } from './submit-order.ts';

const canada = { 'x-culture': 'en-ca', 'x-language': 'en-CA' };
const order = {
  bundles: [{ name: 'sonic-brush', quantity: 1, promotionCodes: [] }],
  paymentMethodCode: 'Adyen.Visa',
  cancelPaymentUrl: 'http://localhost:3000/en-ca/checkout',
};

let number = 0;
let mode: 'fast' | 'slow' | 'truncated' | 'reset' | 'empty' | 'cut' | 'numberless' = 'fast';
const shop = await startFakeService(async (request, response) => {
  if (request.path === '/api/user/signin-udi') {
    return json(response, 200, {
      token: 't',
      details: { uuid: 'u', email: 'a@example.com', firstName: 'A', lastName: 'B' },
    });
  }
  number += 1;
  if (mode === 'slow') await wait(50);
  if (mode === 'reset') return response.socket?.resetAndDestroy();
  if (mode === 'empty') return response.writeHead(200, { 'content-type': 'application/json' }).end();
  if (mode === 'cut') return response.writeHead(200, { 'content-type': 'application/json' }).end('{"orderNumber":"PO');
  if (mode === 'numberless') return json(response, 200, { htmlForm: null });
  if (mode === 'truncated') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"orderNumber');
    return response.destroy();
  }
  return json(response, 200, { htmlForm: null, orderNumber: `PO-${number}`, packingInfo: [] });
});
let app: Awaited<ReturnType<typeof testApp>>;
let cookie = '';

const orders = () => shop.received.filter(({ path }) => path === '/api/orders');

function place(headers: Record<string, string> = {}, changes: object = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { ...canada, cookie, ...headers },
    payload: { ...order, ...changes },
  });
}

beforeAll(async () => {
  app = await testApp({ SHOP_API_URL: shop.url, MARKET_OVERRIDES: '{"US":{"ordering":"open"}}' });
});
afterEach(() => {
  shop.received.splice(0);
  mode = 'fast';
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

async function signIn(): Promise<void> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/user/signin-udi',
    headers: canada,
    payload: { accessToken: 'x' },
  });
  cookie = toCookieHeader(response);
  shop.received.splice(0);
}

describe('placing an order', () => {
  it('sends the order once for several clicks and returns the same response for each', async () => {
    await signIn();
    mode = 'slow';
    const responses = await Promise.all([place(), place(), place()]);
    expect(responses.map((response) => response.json<{ orderNumber: string }>().orderNumber)).toEqual([
      'PO-1',
      'PO-1',
      'PO-1',
    ]);
    expect(orders()).toHaveLength(1);
  });

  it('repeats the response for the same attempt, and places no other order with its key', async () => {
    await signIn();
    const attempt = { 'idempotency-key': '"attempt-1"' };
    const first = await place(attempt);
    expect((await place(attempt)).json()).toEqual(first.json());
    const other = await place(attempt, { paymentMethodCode: 'PayPal' });
    expect([other.statusCode, other.json().code]).toEqual([422, 'request.keyReused']);
    expect(orders()).toHaveLength(1);
    expect((await place({ 'idempotency-key': 'attempt-2' })).json()).not.toEqual(first.json());
  });

  it.each([
    ['of another bundle', {}, { bundles: [{ name: 'razor-arc', quantity: 1, promotionCodes: [] }] }],
    ['of two instead of one', {}, { bundles: [{ name: 'sonic-brush', quantity: 2, promotionCodes: [] }] }],
    ['with a code', {}, { bundles: [{ name: 'sonic-brush', quantity: 1, promotionCodes: ['HALO20'] }] }],
    ['by another payment method', {}, { paymentMethodCode: 'PayPal' }],
    ['in another country', { 'x-culture': 'en-us', 'x-language': 'en-US' }, {}],
  ])(
    'an order %s is another one: it is placed too, and is refused with the key of the first',
    async (name, site, changes) => {
      await signIn();
      const attempt = { 'idempotency-key': name.replaceAll(' ', '-') };
      const statuses = [await place(), await place(site, changes), await place(attempt)].map(
        ({ statusCode }) => statusCode,
      );
      expect([statuses, orders().length]).toEqual([[200, 200, 200], 3]);
      expect((await place({ ...attempt, ...site }, changes)).json().code).toBe('request.keyReused');
      expect(orders()).toHaveLength(3);
    },
  );

  it.each(['truncated', 'reset', 'empty', 'cut', 'numberless'] as const)(
    'returns order.unknown for a response that is %s, and sends nothing for a second press',
    async (failure) => {
      await signIn();
      mode = failure;
      const attempt = { 'idempotency-key': `attempt-${failure}` };
      const response = await place(attempt);
      expect(response.statusCode).toBe(504);
      expect(response.json()).toMatchObject({
        code: 'order.unknown',
        detail: expect.stringContaining('check your account'),
      });
      mode = 'fast';
      expect((await place(attempt)).json().code).toBe('order.unknown');
      expect(orders()).toHaveLength(1);
    },
  );

  it('sends the order of the page as it is', async () => {
    await signIn();
    await place();
    expect(JSON.parse(orders()[0]?.body ?? '')).toEqual(order);
  });

  it('places an equal order again for another attempt, whatever the length of its key', async () => {
    await signIn();
    const key = 'k'.repeat(100);
    const responses = [await place({ 'idempotency-key': `${key}1` }), await place({ 'idempotency-key': `${key}2` })];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(orders()).toHaveLength(2);
  });

  it('requires a sign-in', async () => {
    cookie = '';
    expect((await place()).statusCode).toBe(401);
    expect(orders()).toHaveLength(0);
  });
});

describe('an order that failed', () => {
  /** Sends an order to a shop API that answers or fails in one way. Returns the error. */
  async function fail(forward: () => Promise<{ status: number; body: Buffer }>, isSignedIn = true): Promise<unknown> {
    const { handler } = submitOrder({ forward } as unknown as VisitorShopApi, new Submissions(new MemoryStore()));
    const request = {
      visitor: { signIn: async () => (isSignedIn ? { id: 's-1' } : undefined) },
      site: { culture: 'en-ca' },
      headers: {},
      body: order,
    } as unknown as FastifyRequest;
    const sent = handler(request, {} as FastifyReply);
    return sent.then(
      () => undefined,
      (error: unknown) => error,
    );
  }

  it.each([
    ['the shop was not reached', new RequestProblem('shop.unreachable')],
    ['the session has ended', new RequestProblem('session.required')],
    ['the shop refused it', new ShopError(400, [{ code: 'error.message.outOfStock' }])],
    ['a mistake of the BFF', new TypeError('change.unknown')],
    ['an error of another kind', Object.assign(new Error('other'), { code: 'change.unknown' })],
  ])('is certainly not placed after %s', async (_, error) => {
    expect(await fail(() => Promise.reject(error))).toBe(error);
  });

  it('is not sent if the sign-in has ended meanwhile', async () => {
    const forward = vi.fn();
    expect(await fail(forward, false)).toMatchObject({ code: 'session.required' });
    expect(forward).not.toHaveBeenCalled();
  });

  it.each(['change.unknown', 'shop.invalidResponse'] as const)('may be placed after %s', async (code) => {
    const cause = new RequestProblem(code);
    expect(await fail(() => Promise.reject(cause))).toMatchObject({ code: 'order.unknown', cause });
  });

  it('may be placed after a response without a number, and the log says what is missing', async () => {
    const error = await fail(async () => ({ status: 200, body: Buffer.from('{}') }));
    expect(error).toMatchObject({
      code: 'order.unknown',
      cause: { code: 'shop.invalidResponse', cause: { issues: [{ path: ['orderNumber'] }] } },
    });
  });
});
