/**
 * Which requests to the BFF itself keep a person signed in (docs/rules/sign-in.md#session). `call-access.test.ts` has the
 * calls of the shop API.
 */
import { afterAll, expect, test, vi } from 'vitest';
import { Visitor } from '../session/visitor.ts';
import { json, startFakeService, testApp, toCookieHeader } from '../testing/test-app.ts';

/** Requests that only a signed-in person may send, and that do not count as activity. */
const NO_ACTIVITY = {
  'get /bff/event-stream': 'An open page has it, also while nobody uses the page.',
  'get /bff/profile': 'It leaves for the identity provider, and the way back is activity.',
};

const headers = { 'x-culture': 'de-de', 'x-language': 'de-DE' };
const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const shop = await startFakeService(({ path }, response) =>
  json(response, 200, path === '/api/admin/signin' ? { token: 'a', details } : []),
);
const app = await testApp({ SHOP_API_URL: shop.url });
const recordActivity = vi.spyOn(Visitor.prototype, 'recordActivity');
afterAll(async () => {
  recordActivity.mockRestore();
  await app.close();
  await shop.close();
});

async function signInCare(): Promise<string> {
  const payload = { customerEmail: details.email, adminUserName: 'cleo', adminPassword: 'secret' };
  const answer = await app.inject({ method: 'POST', url: '/api/admin/signin', headers, payload });
  return toCookieHeader({ cookies: answer.cookies.slice(0, 1) });
}

/** Each operation of the BFF itself, as `get /bff/session`. */
async function listOperations(): Promise<readonly string[]> {
  const { paths }: { paths: Readonly<Record<string, object>> } = (await app.inject('/bff/openapi.json')).json();
  return Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith('/bff/') ? Object.keys(methods).map((method) => `${method} ${path}`) : [],
  );
}

function send(operation: string, cookie = '') {
  const [method, path = ''] = operation.split(' ');
  return app.inject({
    method: method === 'post' ? 'POST' : 'GET',
    url: `${path.replace(/\{\w+\}/, 'S-1')}?culture=de-de&returnTo=/de-de/`,
    headers: { ...headers, cookie },
    // The words of a receipt; what takes no body ignores it.
    ...(method === 'post' && { payload: { text: 'PR1' } }),
  });
}

test('customer care stays signed in by all that only a signed-in person may ask for', async () => {
  const ofPersons: string[] = [];
  for (const operation of await listOperations()) {
    if ((await send(operation)).statusCode === 401) ofPersons.push(operation);
  }
  expect(ofPersons).toEqual(expect.arrayContaining(Object.keys(NO_ACTIVITY)));
  expect(ofPersons.length).toBeGreaterThan(10);

  const cookie = await signInCare();
  const still: string[] = [];
  for (const operation of ofPersons.filter((one) => !Object.hasOwn(NO_ACTIVITY, one))) {
    recordActivity.mockClear();
    await send(operation, cookie);
    if (recordActivity.mock.calls.length === 0) still.push(operation);
  }
  expect(still).toEqual([]);
});
