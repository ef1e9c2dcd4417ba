import { setTimeout as after } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { json, startShop, testApp } from '../../testing/test-app.ts';

const canada = { 'x-culture': 'en-ca', 'x-language': 'en-CA' };
const order = {
  bundles: [{ name: 'sonic-brush', quantity: 1, promotionCodes: [] }],
  paymentMethodCode: 'Adyen.Visa',
  cancelPaymentUrl: 'http://localhost:3000/en-ca/checkout',
};

let number = 0;
let answering: 'at once' | 'slowly' | 'never whole' = 'at once';
const shop = await startShop(async (request, response) => {
  if (request.path === '/api/user/signin-udi') {
    return json(response, 200, {
      token: 't',
      details: { uuid: 'u', email: 'a@example.com', firstName: 'A', lastName: 'B' },
    });
  }
  number += 1;
  if (answering === 'slowly') await after(50);
  if (answering === 'never whole') {
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
  answering = 'at once';
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

async function signIn(): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/signin-udi',
    headers: canada,
    payload: { accessToken: 'x' },
  });
  cookie = `${answer.cookies[0]?.name}=${encodeURIComponent(answer.cookies[0]?.value ?? '')}`;
  shop.received.splice(0);
}

describe('placing an order', () => {
  it('reaches the shop once however often the button is pressed, and every press gets the one answer', async () => {
    await signIn();
    answering = 'slowly';
    const answers = await Promise.all([place(), place(), place()]);
    expect(answers.map((answer) => answer.json<{ orderNumber: string }>().orderNumber)).toEqual([
      'PO-1',
      'PO-1',
      'PO-1',
    ]);
    expect(orders()).toHaveLength(1);
  });

  it('is the same order for the same attempt, and another one with another way to pay', async () => {
    await signIn();
    const attempt = { 'idempotency-key': 'attempt-1' };
    const first = await place(attempt);
    expect((await place(attempt)).json()).toEqual(first.json());
    expect((await place(attempt, { paymentMethodCode: 'PayPal' })).json()).not.toEqual(first.json());
    expect(orders()).toHaveLength(2);
  });

  it('says that the outcome is unknown when the answer breaks off', async () => {
    await signIn();
    answering = 'never whole';
    const answer = await place();
    expect(answer.statusCode).toBe(504);
    expect(answer.json()).toMatchObject({
      code: 'order.unknown',
      detail: expect.stringContaining('look at your account'),
    });
  });

  it('is for signed-in customers', async () => {
    cookie = '';
    expect((await place()).statusCode).toBe(401);
    expect(orders()).toHaveLength(0);
  });
});
