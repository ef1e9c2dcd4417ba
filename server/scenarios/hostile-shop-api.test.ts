/** What a shop API can do to the shop when it is broken (docs/rules/errors.md#lost-responses). */
import { once } from 'node:events';
import { request } from 'node:http';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HostileServices } from './harness/hostile-services.ts';
import { type AnswerCall, sendJson } from './harness/hostile-shop-api.ts';
import type { HttpBrowser } from './harness/http-browser.ts';
import { send } from './harness/http-request.ts';
import { waitUntil } from './harness/wait-until.ts';
import { useHostileServices } from './running-stack.ts';

const READ = '/api/payment/methods';
const CHANGE = '/api/users/current/language';
const ORDER = '/api/orders';
const order = {
  bundles: [{ name: 'sonic-brush-halo', quantity: 1, promotionCodes: [] }],
  paymentMethodCode: 'Adyen.Visa',
  cancelPaymentUrl: 'https://shop.example/en-ca/checkout',
};

let services: HostileServices;
let browser: HttpBrowser;
beforeAll(async () => {
  services = await useHostileServices();
});
beforeEach(async () => {
  await services.reset();
  browser = services.openBrowser();
  await services.signIn(browser);
});

const read = () => browser.call(READ);
const change = () => browser.call(CHANGE, { body: { languageCode: 'en-CA' } });

const faults: Readonly<Record<string, AnswerCall>> = {
  'closes the connection': (response) => response.destroy(),
  'cuts the body': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"a":1', () => response.destroy());
  },
  'cuts a chunk': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('[{"a":1', () => response.destroy());
  },
  'breaks HTTP': (response) => void response.socket?.end('HTTP/1.1 banana\r\n\r\n'),
  'sends a page': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
  'redirects to another site': (response) =>
    void response.writeHead(302, { location: 'https://evil.example/', 'content-type': 'application/json' }).end('{}'),
  'is overloaded': (response) => sendJson(response, 503, {}, { 'retry-after': '1' }),
  'is behind a gateway that waits no longer': (response) => void response.writeHead(504).end('Gateway time-out'),
  'fails with a page': (response) =>
    void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>at com.shop.Secret(Secret.java:1)</h1>'),
};

/** Answers of the shop API itself that it has not placed the order: the customer can send it again. */
const refusals: readonly string[] = ['is overloaded', 'fails with a page'];

describe.each(Object.entries(faults))('a shop API that %s', (name, answer) => {
  test('gets a read once, and the customer sees a text without what it sent', async () => {
    services.shopApi.answers.set(READ, answer);
    const { status, headers, json, everything } = await read();
    expect(status).toBeGreaterThanOrEqual(500);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(String(json['detail'])).toMatch(/^[A-Z].*[.)]$/);
    expect(everything).not.toMatch(/evil|Hello|Secret|banana|127\.0\.0\.1/);
    expect(headers.location).toBeUndefined();
    expect(services.shopApi.received(READ)).toHaveLength(1);
    expect(await browser.session()).toMatchObject({ signedIn: true });
  });

  test('gets a change once', async () => {
    services.shopApi.answers.set(CHANGE, answer);
    expect((await change()).status).toBeGreaterThanOrEqual(500);
    expect(services.shopApi.received(CHANGE)).toHaveLength(1);
  });

  test('gets an order once, also when the customer presses the button again', async () => {
    services.shopApi.answers.set(ORDER, answer);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await browser.call(ORDER, { body: order, headers });
    expect(first.json['code'] === 'order.unknown').toBe(!refusals.includes(name));
    if (refusals.includes(name)) return;
    const second = await browser.call(ORDER, { body: order, headers });
    expect([first.status, second.status]).toEqual([504, 504]);
    expect(services.shopApi.received(ORDER)).toHaveLength(1);
  });
});

test('while the shop API is down a customer reads a text without its address, and calls succeed when it is back', async () => {
  await services.shopApi.goDown();
  for (const answer of [await read(), await change()]) {
    expect([answer.status, answer.json['code']]).toEqual([502, 'shop.unreachable']);
    expect(answer.everything).not.toMatch(/127\.0\.0\.1|ECONNREFUSED/);
  }
  expect((await browser.request('/en-ca/cart')).status).toBe(200);
  await services.shopApi.comeBack();
  expect((await read()).status).toBe(200);
});

describe('a shop API that hangs', () => {
  const hang = () => {};

  test('blocks no other call, no page and no health check', async () => {
    services.shopApi.answers.set(READ, hang);
    const waiting = Array.from({ length: 30 }, () => leave(READ));
    await waitUntil(() => services.shopApi.received(READ).length === 30);
    expect((await send(`${services.bff.url}/healthz`)).status).toBe(200);
    expect((await browser.call('/api/invoice/list')).status).toBe(200);
    expect((await browser.request('/en-ca/cart')).status).toBe(200);
    for (const { destroy } of waiting) destroy();
  });

  test('is not asked any longer when the customer has left', async () => {
    let ended = false;
    services.shopApi.answers.set(READ, (response) => response.once('close', () => (ended = true)));
    const { destroy } = leave(READ);
    await waitUntil(() => services.shopApi.received(READ).length === 1);
    destroy();
    await waitUntil(() => ended);
  });

  /** Sends a read, and returns what ends its connection. */
  function leave(path: string) {
    const headers = { cookie: `__Host-perennial=${browser.cookie('__Host-perennial')}`, 'x-culture': 'en-ca' };
    const outgoing = request(`${services.bff.url}${path}`, { headers, agent: false }).end();
    once(outgoing, 'error').catch(() => {});
    return { destroy: () => outgoing.destroy() };
  }
});

test('headers of the shop API reach no browser, and a new user token counts from the next call', async () => {
  const headers = {
    'set-cookie': ['shop=1; Path=/', '__Host-perennial=planted; Path=/; Secure'],
    server: 'secret/1.0',
    'x-powered-by': 'secret',
    location: 'https://evil.example/',
    refresh: '0; url=https://evil.example/',
    link: '<https://evil.example/>; rel=preload',
    'user-token': 'user-token-new',
    'access-control-allow-origin': '*',
    'content-security-policy': 'default-src *',
    'strict-transport-security': 'max-age=0',
    'x-request-id': 'planted',
    'cache-control': 'public, max-age=1000',
    'x-anything': 'secret',
  };
  services.shopApi.answers.set(READ, (response) => sendJson(response, 200, [], headers));
  const answer = await read();
  expect(answer.status).toBe(200);
  expect(answer.setCookies).toEqual([]);
  expect(answer.everything).not.toMatch(/secret|evil|planted|user-token-new|access-control/i);
  expect(answer.headers['cache-control']).toBe('no-store');
  await read();
  expect(services.shopApi.received(READ).map((call) => call.headers['user-token'])[1]).toBe('user-token-new');
});
