/** Services that accept a request and never answer (docs/rules/errors.md#time-limits). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BffProcess } from './harness/bff-process.ts';
import type { HttpBrowser } from './harness/http-browser.ts';
import { useInstance, useStack } from './running-stack.ts';

const stack = useStack();
const { control } = stack.sandbox;

/** Longer than every time limit of the BFF, whose waits the test shortens. */
const HANGS_MS = 60_000;

let bff: BffProcess;
let browser: HttpBrowser;
beforeAll(async () => {
  bff = await useInstance('movable');
  browser = stack.openBrowser(bff.url);
  await browser.signIn(stack.findCustomer('ca-subscriber'));
});
beforeEach(() => stack.clear());
afterAll(() => bff.changeClock({ shorterWaits: 1 }));

const received = (path: string) => control.requests.all('shop-api').filter((request) => request.path === path);

test.each([
  ['a read', '/api/payment/methods', undefined, 'shop.timeout'],
  ['a change', '/api/users/current/language', { languageCode: 'en-CA' }, 'change.unknown'],
])('a customer reads that %s takes too long, and it is not sent again', async (_, path, body, code) => {
  control.faults.add({ service: 'shop-api', method: '*', path: '/api/*', delayMs: HANGS_MS });
  await bff.changeClock({ shorterWaits: 3000 });
  const answer = await browser.call(path, body ? { body } : {});
  await bff.changeClock({ shorterWaits: 1 });
  expect([answer.status, answer.json['code']]).toEqual([504, code]);
  expect(received(path)).toHaveLength(1);
});

test('a refresh that the identity provider never answers keeps the session, and the next call succeeds', async () => {
  stack.sandbox.expireUserTokens();
  control.faults.add({ service: 'identity', method: 'POST', path: '/token', status: 500, delayMs: HANGS_MS });
  await bff.changeClock({ shorterWaits: 50 });
  const answer = await browser.call('/api/payment/methods');
  await bff.changeClock({ shorterWaits: 1 });
  expect([answer.status, answer.json['code']]).toEqual([503, 'identity.unavailable']);
  expect(await browser.session()).toMatchObject({ signedIn: true });
  stack.clear();
  expect((await browser.call('/api/payment/methods')).status).toBe(200);
});
