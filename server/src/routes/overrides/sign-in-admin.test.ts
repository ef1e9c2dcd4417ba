import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AuditLog } from '../../audit/audit-log.ts';
import { CareEntries } from '../../audit/care-entries.ts';
import { RequestProblem } from '../../errors/request-problem.ts';
import { ShopError } from '../../errors/shop-error.ts';
import type { IdentityProvider } from '../../identity/provider.ts';
import { AdminTries } from '../../limits/admin-tries.ts';
import { MemoryStore } from '../../session/expiring-store.ts';
import { customerIdSchema } from '../../session/ids.ts';
import type { ProviderTokens } from '../../session/sign-in-record.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import { json, startFakeService, testApp, testConfig } from '../../testing/test-app.ts';
import { signInAdmin } from './sign-in-admin.ts';

const canada = { 'x-culture': 'en-ca' };
const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const credentials = { customerEmail: details.email, adminUserName: 'cleo', adminPassword: 'secret' };

const shop = await startFakeService((request, response) => {
  if (request.body.includes('"wrong"')) {
    const message = 'The user name or the password is not right.';
    return json(response, 400, { errorMessages: [{ code: 'error.message.adminIsInvalid', message }] });
  }
  if (request.body.includes('nobody@')) {
    const extraInfo = { email: 'nobody@example.com' };
    return json(response, 404, { errorMessages: [{ code: 'error.message.customerIsNotFound', extraInfo }] });
  }
  if (request.body.includes('"down"')) return json(response, 503, {});
  return json(response, 200, { token: 'shop-token', details }, { 'user-token': 'shop-token-of-the-header' });
});
/** The clock of the store, in milliseconds since 1970. */
let now = Date.now();
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  app = await testApp({ SHOP_API_URL: shop.url }, { refusedAfterMs: 0, store: new MemoryStore(() => now) });
});
afterAll(() => Promise.all([app.close(), shop.close()]));

const post = (url: string, cookie = '', payload: object = {}) =>
  app.inject({ method: 'POST', url, headers: { ...canada, cookie }, payload });

async function fetchSession(cookie: string) {
  return (await app.inject({ url: '/bff/session', headers: { ...canada, cookie } })).json();
}

const toCookie = ({ cookies }: Awaited<ReturnType<typeof post>>) => `perennial=${cookies[0]?.value}`;

test('an admin gets a session of their own, without a token in the response', async () => {
  const customer = toCookie(await post('/api/user/signin-udi', '', { accessToken: 'a' }));
  const response = await post('/api/admin/signin', customer, credentials);
  expect(response.json()).toEqual({ details });
  expect(JSON.stringify(response.headers) + response.body).not.toContain('shop-token');
  expect(toCookie(response)).not.toBe(customer);
  expect(await fetchSession(toCookie(response))).toMatchObject({ signedIn: true, role: 'admin', email: details.email });
  expect(await fetchSession(customer)).toEqual({ signedIn: false, role: 'user' });
});

test('the session of an admin ends after 30 minutes without activity, and names the admin', async () => {
  const session = await fetchSession(toCookie(await post('/api/admin/signin', '', credentials)));
  expect(session.adminName).toBe('cleo');
  const minutes = (Date.parse(session.expiresAt) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(29);
  expect(minutes).toBeLessThanOrEqual(30);
});

test('after the end of a session by time the first login is that of admins, and the next that of customers', async () => {
  const cookie = toCookie(await post('/api/admin/signin', '', credentials));
  const logIn = async () =>
    (await app.inject({ url: '/bff/login?culture=en-ca&returnTo=/en-ca/cart', headers: { cookie } })).headers.location;
  expect(await logIn()).not.toBe('/en-ca/login-admin');
  now += 31 * 60_000;
  expect(await logIn()).toBe('/en-ca/login-admin');
  expect(await logIn()).not.toBe('/en-ca/login-admin');
  now = Date.now();
});

test('a wrong password and an unknown customer have the same response', async () => {
  const wrong = await post('/api/admin/signin', '', { ...credentials, adminPassword: 'wrong' });
  const unknown = await post('/api/admin/signin', '', { ...credentials, customerEmail: 'nobody@example.com' });
  const { requestId: _, ...problem } = wrong.json();
  expect(unknown.json()).toMatchObject(problem);
  expect([wrong.statusCode, problem.code, problem.messages]).toEqual([400, 'admin.signInRefused', []]);
  expect(unknown.body).not.toContain('nobody');
});

test('the sixth wrong try within a minute is refused, and another admin still gets in', async () => {
  const person = { ...credentials, adminUserName: 'Mallory' };
  const attack = () => post('/api/admin/signin', '', { ...person, adminPassword: 'wrong' });
  const sent = shop.received.length;
  const statuses = (await Promise.all(Array.from({ length: 10 }, attack))).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(shop.received.length - sent).toBe(5);
  const refused = await post('/api/admin/signin', '', person);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
  expect(refused.json()).toMatchObject({
    code: 'tries.tooMany',
    detail: expect.stringMatching(/^There were too many attempts\. Please try again in \d+ seconds\.$/),
  });
  expect((await post('/api/admin/signin', '', credentials)).statusCode).toBe(200);
});

test('a failure of the shop API is no wrong try', async () => {
  const during = { ...credentials, adminUserName: 'dora', adminPassword: 'down' };
  for (let count = 0; count < 6; count += 1) {
    expect((await post('/api/admin/signin', '', during)).statusCode).toBe(503);
  }
  expect((await post('/api/admin/signin', '', { ...during, adminPassword: 'secret' })).statusCode).toBe(200);
});

test('a browser that leaves before the shop API answers has tried', async () => {
  const adminTries = new AdminTries(testConfig());
  const leaving = new AbortController();
  const { run } = createOverride({
    adminTries,
    forwardAnonymously: () => {
      leaving.abort();
      return Promise.reject(leaving.signal.reason);
    },
    clientAborted: leaving.signal,
  });
  const outcomes: unknown[] = [];
  for (let count = 0; count < 6; count += 1) {
    outcomes.push(
      await run().catch((error: { name: string; code: unknown }) => error.code === 'tries.tooMany' || error.name),
    );
  }
  expect(outcomes).toEqual([...Array(5).fill('AbortError'), true]);
});

test('wrong credentials show an error and keep the previous sign-in', async () => {
  const before = toCookie(await post('/api/user/signin-udi', '', { accessToken: 'a' }));
  const response = await post('/api/admin/signin', before, { ...credentials, adminPassword: 'wrong' });
  expect(response.statusCode).toBe(400);
  expect(response.json().detail).toMatch(/^These details are not correct\./);
  expect(await fetchSession(before)).toMatchObject({ signedIn: true, role: 'user' });
});

test('sign-out leads an admin back to the admin login', async () => {
  const cookie = toCookie(await post('/api/admin/signin', '', credentials));
  const response = await post('/bff/logout', cookie);
  expect(response.json()).toMatchObject({ redirectTo: 'http://localhost:3000/en-ca/login-admin' });
  expect(await fetchSession(cookie)).toEqual({ signedIn: false, role: 'user' });
});

const responseOf = (status: number) => async () => {
  if (status !== 200) throw new ShopError(status, []);
  return { body: Buffer.from(JSON.stringify({ token: 'shop-token', details })) };
};

/** Returns the override, and its request, with replaced dependencies. */
function createOverride(
  replaced: {
    endSession?: () => Promise<string | undefined>;
    forwardAnonymously?: () => Promise<object>;
    startSignIn?: () => Promise<void>;
    adminTries?: AdminTries;
    clientAborted?: AbortSignal;
  },
  wait?: (milliseconds: number) => Promise<unknown>,
) {
  const { endSession, forwardAnonymously = responseOf(200), startSignIn = async () => {} } = replaced;
  const { adminTries = new AdminTries(testConfig()), clientAborted = new AbortController().signal } = replaced;
  const entries = new CareEntries(new MemoryStore(), ['a secret']);
  const audit = new AuditLog('/dev/null');
  const log = { fatal: vi.fn() };
  const override = signInAdmin({
    shop: { forwardAnonymously } as unknown as VisitorShopApi,
    provider: { endSession } as unknown as IdentityProvider,
    config: testConfig(),
    adminTries,
    careTrail: { log: audit, entries },
    ...(wait && { wait }),
  });
  const run = (previous?: object) => {
    const visitor = { signIn: async () => previous, startSignIn };
    const request = { id: 'r-1', visitor, clientAborted, log, site: { culture: 'en-ca' }, body: credentials };
    return override.handler(request as unknown as FastifyRequest, {} as FastifyReply);
  };
  return { ...override, run, entries, audit, log };
}

const tokens: ProviderTokens = { accessToken: 'access', subject: 'ada' };
const end = 'https://identity.example/end';

test.each<[string, { provider?: ProviderTokens } | undefined, string | undefined, object]>([
  ['nowhere if no one was signed in', undefined, end, { details }],
  ['nowhere if another admin was signed in', {}, end, { details }],
  ['to the end of the customer at the identity provider', { provider: tokens }, end, { details, redirectTo: end }],
  ['nowhere while the identity provider is not available', { provider: tokens }, undefined, { details }],
])('leads an admin %s', async (_, previous, endUrl, expected) => {
  const endSession = vi.fn(async () => endUrl);
  const { run, response } = createOverride({ endSession });
  expect(response.parse(await run(previous))).toEqual(expected);
  expect(endSession).toHaveBeenCalledTimes(previous?.provider ? 1 : 0);
});

test.each([
  ['done', undefined],
  ['failed', new Error('The store does not answer')],
])('the customer reads that the sign-in was tried, and its result: %s', async (result, error) => {
  const { run, entries } = createOverride({ startSignIn: () => (error ? Promise.reject(error) : Promise.resolve()) });
  await run().catch((reason: unknown) => expect(reason).toBe(error));
  expect(await entries.list(customerIdSchema.parse(details.uuid))).toMatchObject([{ deed: 'signIn', result }]);
});

test('an admin is signed in although the customer’s list gets no result, and the log says so', async () => {
  const { run, entries, log } = createOverride({});
  const away = new Error('The store does not answer');
  vi.spyOn(entries, 'finish').mockRejectedValue(away);
  expect(await run()).toEqual({ details });
  const line = { err: away, event: 'sign-in', result: 'done' };
  expect(log.fatal).toHaveBeenCalledExactlyOnceWith(line, 'the list of a customer has no result');
});

test('the audit log has why a sign-in was taken back, and until when it would have lasted', async () => {
  const problem = new RequestProblem('session.storeUnavailable');
  const { run, audit } = createOverride({ startSignIn: () => Promise.reject(problem) });
  const write = vi.spyOn(audit, 'write');
  await expect(run()).rejects.toBe(problem);
  const line = { event: 'sign-in', admin: 'cleo', customer: details.email, customerId: details.uuid };
  expect(write.mock.calls.map(([, written]) => written)).toEqual([
    { ...line, result: 'done', endsBy: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    { ...line, result: 'failed', errorCode: 'session.storeUnavailable' },
  ]);
});

test.each([
  ['refused', 'error.message.adminIsInvalid', new ShopError(400, [{ code: 'error.message.adminIsInvalid' }])],
  ['failed', 'shop.timeout', new RequestProblem('shop.timeout')],
  ['failed', undefined, new ShopError(503, [])],
])('a try that is %s is in the audit log with the code %s', async (result, errorCode, error) => {
  const { run, audit } = createOverride({ forwardAnonymously: () => Promise.reject(error) }, async () => {});
  const note = vi.spyOn(audit, 'note');
  await expect(run()).rejects.toThrow();
  const line = { event: 'sign-in', admin: 'cleo', customer: details.email, result, errorCode };
  expect(note.mock.calls.map(([, noted]) => noted)).toEqual([line]);
});

/** Lets everything happen that needs no time. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the 300 milliseconds that a refusal takes at least begin before the shop API is asked, and', () => {
  test.each([
    ['a wrong password waits for their end', 400, true],
    ['an unknown customer waits for their end', 404, true],
    ['a failure of the shop API does not wait', 503, false],
    ['the right credentials do not wait', 200, false],
  ])('%s', async (_, status, waits) => {
    const steps: string[] = [];
    let pass: (value?: unknown) => void = () => {};
    const wait = (milliseconds: number) => {
      steps.push(`wait ${milliseconds}`);
      return new Promise((resolve) => {
        pass = resolve;
      });
    };
    const forwardAnonymously = () => {
      steps.push('asked');
      return responseOf(status)();
    };
    const result = createOverride({ forwardAnonymously }, wait)
      .run()
      .then(
        () => steps.push('signed in'),
        (error) => steps.push(error.code ?? error.status),
      );
    await settle();
    expect(steps.slice(0, 2)).toEqual(['wait 300', 'asked']);
    expect(steps.length).toBe(waits ? 2 : 3);
    pass();
    await result;
    expect(steps[2]).toBe(waits ? 'admin.signInRefused' : status === 200 ? 'signed in' : status);
  });
});
