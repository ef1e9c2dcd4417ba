/** Several instances behind a proxy: any of them serves any request (docs/rules/sign-in.md#stored-sessions). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { HttpBrowser } from './harness/http-browser.ts';
import { useStack } from './running-stack.ts';

const stack = useStack();
const [first, second] = stack.instances;
const { control } = stack.sandbox;
const customer = stack.findCustomer('ca-subscriber');

beforeEach(() => stack.clear());

test('a customer who signs in on one instance is signed in on the other, until a log-out on the first', async () => {
  const browser = stack.openBrowser(first.url);
  await browser.signIn(customer);
  browser.via = second.url;
  expect(await browser.session()).toMatchObject({ signedIn: true, email: customer.email });
  const thief = browser.copy();
  browser.via = first.url;
  expect((await browser.signOut()).status).toBe(200);
  expect(await thief.session()).toMatchObject({ signedIn: false });
  expect((await thief.call('/api/user/details')).status).toBe(401);
});

test('a sign-in that begins on one instance ends on the other', async () => {
  const browser = stack.openBrowser(first.url);
  const callback = await browser.submitCredentials(await browser.startSignIn(), customer);
  browser.via = second.url;
  await browser.request(callback.href);
  expect(await browser.session()).toMatchObject({ signedIn: true });
});

describe('an order', () => {
  const order = {
    bundles: [{ name: 'sonic-brush-halo', quantity: 1, promotionCodes: [] }],
    paymentMethodCode: 'Adyen.Visa',
    cancelPaymentUrl: `${stack.origin}/en-ca/checkout`,
  };
  const send = (browser: HttpBrowser, key: string) =>
    browser.call('/api/orders', { body: order, headers: { 'idempotency-key': key } });
  const made = () =>
    control.requests.all('shop-api').filter(({ method, path }) => method === 'POST' && path === '/api/orders');

  test('that is sent three times at once over two instances is one order', async () => {
    const browser = stack.openBrowser();
    await browser.signIn(customer);
    const key = crypto.randomUUID();
    const answers = await Promise.all([send(browser, key), send(browser.copy(), key), send(browser.copy(), key)]);
    expect(made()).toHaveLength(1);
    const numbers = answers.filter(({ status }) => status === 200).map(({ json }) => json['orderNumber']);
    expect(new Set(numbers).size).toBe(1);
    for (const { status, json } of answers) expect(status === 200 || json['code'] === 'order.inProgress').toBe(true);
    // Each instance knows the result.
    for (const { url } of stack.instances) {
      browser.via = url;
      expect((await send(browser, key)).json['orderNumber']).toBe(numbers[0]);
    }
    expect(made()).toHaveLength(1);
  });

  test('with a key of its own is a second order', async () => {
    const browser = stack.openBrowser();
    await browser.signIn(customer);
    const answers = [await send(browser, crypto.randomUUID()), await send(browser, crypto.randomUUID())];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(made()).toHaveLength(2);
  });
});

describe('while one instance is stopped', () => {
  afterEach(() => first.restart());

  test.each([
    ['by its operator', () => first.stop()],
    ['by a failure of its machine', () => first.kill()],
  ])('%s, customers stay signed in, and sign in, on the other', async (_, end) => {
    const browser = stack.openBrowser();
    await browser.signIn(customer);
    await end();
    for (let turn = 0; turn < 4; turn += 1) expect(await browser.session()).toMatchObject({ signedIn: true });
    const next = stack.openBrowser();
    await next.signIn(customer);
    expect((await next.call('/api/user/details')).status).toBe(200);
  });
});
