import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { json, startFakeService, testApp, toCookieHeader } from '../../testing/test-app.ts';

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

function place(headers: Record<string, string> = {}, changes: Partial<typeof order> = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { ...canada, cookie, ...headers },
    payload: { ...order, ...changes },
  });
}

beforeAll(async () => {
  app = await testApp({ SHOP_API_URL: shop.url });
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

  it('repeats the response for the same attempt and places a new order for another payment method', async () => {
    await signIn();
    const attempt = { 'idempotency-key': 'attempt-1' };
    const first = await place(attempt);
    expect((await place(attempt)).json()).toEqual(first.json());
    expect((await place(attempt, { paymentMethodCode: 'PayPal' })).json()).not.toEqual(first.json());
    expect(orders()).toHaveLength(2);
  });

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
        detail: expect.stringContaining('look at your account'),
      });
      mode = 'fast';
      expect((await place(attempt)).json().code).toBe('order.unknown');
      expect(orders()).toHaveLength(1);
    },
  );

  it('requires a sign-in', async () => {
    cookie = '';
    expect((await place()).statusCode).toBe(401);
    expect(orders()).toHaveLength(0);
  });
});
