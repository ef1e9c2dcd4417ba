/** Services that accept a request and never answer (docs/rules/errors.md#time-limits). */
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { BffProcess } from './harness/bff-process.ts';
import type { HttpBrowser } from './harness/http-browser.ts';
import { send } from './harness/http-request.ts';
import { waitUntil } from './harness/wait-until.ts';
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
afterAll(() => bff.changeClock({ aheadMs: 0, shorterWaits: 1, hasNoLimits: false }));

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

test('a page has the last content and waits for no content service that hangs', async () => {
  const contentText = 'We answer within one business day.';
  const { promise: answer, resolve: release } = Promise.withResolvers<void>();
  onTestFinished(() => release());
  const readPage = async () => (await send(`${bff.url}/en-gb/cart?bundle=sonic-brush-halo`)).text;
  await waitUntil(async () => (await readPage()).includes(contentText));
  control.faults.add({ service: 'content', method: 'GET', path: '/api/v2*', until: answer });
  control.requests.clear();
  // After a minute the content is stale.
  await bff.changeClock({ aheadMs: 61_000, hasNoLimits: true });
  // The first page asks for new content, and the second one finds this request under way.
  for (const page of ['first', 'second']) expect(await readPage(), `the ${page} page`).toContain(contentText);
  await waitUntil(() => control.requests.all('content').length > 0);
  expect(control.requests.all('content').filter(({ status }) => status !== undefined)).toEqual([]);
});
