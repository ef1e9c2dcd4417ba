import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallName, callNames, calls } from '@perennial/shared/catalogue/routes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryStore } from '../session/expiring-store.ts';
import { json, startFakeService, testApp, toCookieHeader } from '../testing/test-app.ts';
import { type AuditEntry, AuditLog, checkAuditDestination } from './audit-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'audit-'));
const path = join(folder, 'audit.log');
const headers = { 'x-culture': 'en-ca' };
const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const credentials = { customerEmail: details.email, adminUserName: 'cleo', adminPassword: 'a secret word' };

/** What the shop API answers to everything but a sign-in: a status, or a lost connection. */
let answer: number | 'lost';
const shop = await startFakeService((request, response) => {
  if (request.path === '/api/admin/signin') {
    if (request.body.includes('wrong')) {
      return json(response, 400, { errorMessages: [{ code: 'error.message.adminIsInvalid' }] });
    }
    return json(response, 200, { token: 'shop-token', details });
  }
  if (request.path === '/api/user/signin-udi') return json(response, 200, { token: 'customer-token', details });
  if (answer === 'lost') return response.destroy();
  return json(response, answer, answer < 400 ? {} : { errorMessages: [{ code: 'error.message.no' }] });
});
let app: Awaited<ReturnType<typeof testApp>>;
/** The clock of the store, in milliseconds since 1970. */
let now = Date.now();
const store = new MemoryStore(() => now);

beforeAll(async () => {
  app = await testApp({ SHOP_API_URL: shop.url, AUDIT_LOG: path }, { refusedAfterMs: 0, store });
});
beforeEach(() => {
  answer = 200;
  now = Date.now();
});
afterEach(() => rmSync(path, { recursive: true, force: true }));
afterAll(async () => {
  await Promise.all([app.close(), shop.close()]);
  rmSync(folder, { recursive: true });
});

type Line = AuditEntry & { readonly requestId: string; readonly address: string; readonly time: string };

function takeLines(): readonly Line[] {
  const text = readFileSync(path, 'utf8');
  expect(text).not.toMatch(/secret|wrong|token/);
  rmSync(path);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const post = (url: string, cookie = '', payload: object | undefined = {}) =>
  app.inject({ method: 'POST', url, headers: { ...headers, cookie }, payload });

async function signInAdmin(): Promise<string> {
  const cookie = toCookieHeader(await post('/api/admin/signin', '', credentials));
  rmSync(path, { recursive: true });
  return cookie;
}

/** From now on nothing can be written. */
function breakLog(): void {
  rmSync(path, { force: true });
  mkdirSync(path);
}

const reship = (cookie: string) => post('/api/admin/S-1/actions/reshipping', cookie, { option: 'Both' });
const acting = { admin: 'cleo', customer: details.email };

describe('the audit log has a line for', () => {
  it('each try to sign in as customer care', async () => {
    const { headers: sent } = await post('/api/admin/signin', '', credentials);
    const refused = { ...credentials, adminUserName: 'mallory', adminPassword: 'wrong' };
    for (let count = 0; count < 6; count += 1) await post('/api/admin/signin', '', refused);
    // What takes effect is written at once, after all that happened before.
    await post('/api/admin/signin', '', credentials);
    const lines = takeLines();
    expect(lines[0]).toEqual({
      log: 'audit',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      event: 'sign-in',
      result: 'done',
      ...acting,
      customerId: 'u-1',
      endsBy: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      requestId: sent['x-request-id'],
      address: '127.0.0.1',
    });
    expect(lines.slice(1).map(({ event, result, errorCode }) => [event, result, errorCode])).toEqual([
      ...Array.from({ length: 5 }, () => ['sign-in', 'refused', 'error.message.adminIsInvalid']),
      ['sign-in', 'limited', undefined],
      ['sign-in', 'done', undefined],
    ]);
    const hours = (Date.parse(lines[0]?.endsBy ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(4, 1);
    expect(lines[1]).toMatchObject({ admin: 'mallory', customer: details.email });
  });

  it('a charge by customer care, and none for its repetition, which is not sent', async () => {
    const cookie = await signInAdmin();
    const repeat = () =>
      app.inject({
        method: 'POST',
        url: '/api/admin/S-1/actions/reshipping',
        headers: { ...headers, cookie, 'idempotency-key': 'k' },
        payload: { option: 'Both' },
      });
    expect([await repeat(), await repeat()].map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(takeLines().map(({ call, result }) => [call, result])).toEqual([
      ['reship', 'started'],
      ['reship', 'done'],
    ]);
  });

  it('the log-out of an admin, and none for a customer', async () => {
    await post('/bff/logout', await signInAdmin());
    const customer = toCookieHeader(await post('/api/user/signin-udi', '', { accessToken: 'a' }));
    await post('/bff/logout', customer);
    expect(takeLines()).toMatchObject([{ event: 'sign-out', reason: 'log-out', ...acting }]);
  });

  it('a sign-in that takes the place of another', async () => {
    await post('/api/admin/signin', await signInAdmin(), credentials);
    expect(takeLines()).toMatchObject([
      { event: 'sign-in' },
      { event: 'sign-out', reason: 'other-sign-in', ...acting },
    ]);
  });

  it('the end of an admin by time, at the next request of the browser, once', async () => {
    const cookie = await signInAdmin();
    now += 31 * 60_000;
    const { headers: sent } = await app.inject({ url: '/bff/session', headers: { ...headers, cookie } });
    await app.inject({ url: '/bff/session', headers: { ...headers, cookie } });
    const line = { event: 'sign-out', result: 'done', reason: 'time', ...acting, customerId: 'u-1' };
    expect(takeLines()).toMatchObject([{ ...line, requestId: sent['x-request-id'] }]);
  });

  it('a sign-in and a sign-out that fail after their line', async () => {
    const cookie = await signInAdmin();
    vi.spyOn(store, 'delete').mockRejectedValueOnce(new Error('The store is away.'));
    await post('/bff/logout', cookie);
    vi.spyOn(store, 'set').mockRejectedValueOnce(new Error('The store is away.'));
    await post('/api/admin/signin', '', credentials);
    expect(takeLines()).toMatchObject([
      { event: 'sign-out', result: 'done', reason: 'log-out', ...acting },
      { event: 'sign-out', result: 'failed', reason: 'log-out', ...acting },
      { event: 'sign-in', result: 'done', ...acting },
      { event: 'sign-in', result: 'failed', ...acting },
    ]);
    vi.restoreAllMocks();
  });

  it.each([
    [200, 'done', undefined],
    [400, 'refused', 'error.message.no'],
    [500, 'failed', 'error.message.no'],
    ['lost', 'unknown', 'change.unknown'],
  ] as const)('a care action before and after it, with the result: %s is %s', async (shopAnswer, result, errorCode) => {
    const cookie = await signInAdmin();
    answer = shopAnswer;
    const { headers: sent } = await reship(cookie);
    const common = {
      event: 'care-action',
      ...acting,
      customerId: 'u-1',
      call: 'reship',
      subscription: 'S-1',
      input: { option: 'Both' },
      requestId: sent['x-request-id'],
    };
    const lines = takeLines();
    expect(lines).toMatchObject([
      { ...common, result: 'started' },
      { ...common, result },
    ]);
    expect(lines[1]?.errorCode).toBe(errorCode);
  });

  it('any other change in the account of the customer, without personal data', async () => {
    await post('/api/users/current/language', await signInAdmin(), { languageCode: 'en-CA' });
    const lines = takeLines();
    expect(lines.map(({ event, call, result, input }) => [event, call, result, input])).toEqual([
      ['change', 'setLanguage', 'started', undefined],
      ['change', 'setLanguage', 'done', undefined],
    ]);
  });

  it('no change that a customer makes', async () => {
    const cookie = toCookieHeader(await post('/api/user/signin-udi', '', { accessToken: 'a' }));
    await post('/api/users/current/language', cookie, { languageCode: 'en-CA' });
    expect(() => statSync(path)).toThrow('ENOENT');
  });
});

describe('what cannot be written down does not happen:', () => {
  it('a care action does not reach the shop API', async () => {
    const cookie = await signInAdmin();
    breakLog();
    const received = shop.received.length;
    const response = await reship(cookie);
    expect([response.statusCode, response.json().code]).toEqual([503, 'audit.unavailable']);
    expect(shop.received.length).toBe(received);
  });

  it('an admin is not signed in', async () => {
    breakLog();
    const response = await post('/api/admin/signin', '', credentials);
    expect([response.statusCode, response.cookies]).toEqual([503, []]);
  });

  it('an end by time is written down by a later request, and the session ends all the same', async () => {
    const cookie = await signInAdmin();
    now += 31 * 60_000;
    breakLog();
    const ask = () => app.inject({ url: '/bff/session', headers: { ...headers, cookie } });
    expect((await ask()).json()).toEqual({ signedIn: false, role: 'user' });
    rmSync(path, { recursive: true });
    await ask();
    expect(takeLines()).toMatchObject([{ event: 'sign-out', reason: 'time' }]);
  });

  it('an admin is not signed out', async () => {
    const cookie = await signInAdmin();
    breakLog();
    expect((await post('/bff/logout', cookie)).statusCode).toBe(503);
    const session = await app.inject({ url: '/bff/session', headers: { ...headers, cookie } });
    expect(session.json().role).toBe('admin');
  });
});

it('a file of the audit log is readable for its owner only, and one that cannot be written is found at the start', () => {
  checkAuditDestination(path);
  expect([statSync(path).mode & 0o777, readFileSync(path, 'utf8')]).toEqual([0o600, '']);
  rmSync(path);
  new AuditLog(path).write({ id: 'r-1', ip: '127.0.0.1' }, { event: 'sign-in', result: 'done', ...acting });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  checkAuditDestination(1);
  expect(() => checkAuditDestination(join(folder, 'missing', 'audit.log'))).toThrow('ENOENT');
  expect(() => checkAuditDestination(987)).toThrow('EBADF');
});

it('a line that cannot be written is a problem with status 503', () => {
  const entry = { event: 'sign-in', result: 'done', ...acting } as const;
  const write = () => new AuditLog(folder).write({ id: 'r-1', ip: '127.0.0.1' }, entry);
  expect(write).toThrow('audit.unavailable');
});

describe('tries that change nothing', () => {
  const request = { id: 'r-1', ip: '203.0.113.7' };
  const tried = (result: AuditEntry['result'], admin = 'cleo') =>
    ({ event: 'sign-in', result, admin, customer: details.email }) as const;
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are written together, and before what takes effect', () => {
    const log = new AuditLog(path);
    log.note(request, tried('refused', 'a'));
    log.note(request, tried('refused', 'b'));
    expect(() => statSync(path)).toThrow('ENOENT');
    vi.advanceTimersByTime(250);
    expect(takeLines().map(({ admin }) => admin)).toEqual(['a', 'b']);
    log.note(request, tried('failed', 'c'));
    log.write(request, tried('done', 'd'));
    expect(takeLines().map(({ admin, result }) => [admin, result])).toEqual([
      ['c', 'failed'],
      ['d', 'done'],
    ]);
    log.note(request, tried('refused', 'e'));
    log.close();
    expect(takeLines()).toHaveLength(1);
  });

  it('and that a limit refuses have two lines in a minute for each address', () => {
    const log = new AuditLog(path);
    const networks = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3'];
    for (const ip of networks) log.noteLimited({ ...request, ip }, tried('limited', `of ${ip}`));
    log.noteLimited(request, tried('limited'));
    vi.advanceTimersByTime(60_250);
    const lines = takeLines();
    expect(lines.map(({ address, tries, time }) => [address, tries, Date.parse(time) > 0])).toEqual([
      ['2001:db8:1:2::1', undefined, true],
      ['203.0.113.7', undefined, true],
      ['2001:db8:1:2::3', 2, true],
    ]);
    log.noteLimited(request, tried('limited'));
    log.noteLimited(request, tried('limited'));
    log.close();
    expect(takeLines().map(({ tries }) => tries)).toEqual([undefined, 1]);
  });

  it('wait while nothing can be written, which the operator learns once', () => {
    const onFailure = vi.fn();
    const log = new AuditLog(path, onFailure);
    breakLog();
    log.note(request, tried('refused'));
    vi.advanceTimersByTime(1000);
    expect(onFailure).toHaveBeenCalledOnce();
    rmSync(path, { recursive: true });
    vi.advanceTimersByTime(250);
    expect(takeLines()).toHaveLength(1);
    breakLog();
    log.note(request, tried('refused'));
    vi.advanceTimersByTime(250);
    log.close();
    expect(onFailure).toHaveBeenCalledTimes(2);
  });
});

describe('the session of a customer', () => {
  const careCalls = callNames.filter((name) => calls[name].access === 'admin');
  expect(careCalls).toHaveLength(13);
  let cookie: string;
  beforeAll(async () => {
    cookie = toCookieHeader(await post('/api/user/signin-udi', '', { accessToken: 'a' }));
  });

  it.each(careCalls)('is refused by %s, and the shop API hears nothing', async (name: CallName) => {
    const received = shop.received.length;
    const { method, path: template } = calls[name];
    const url = template.replace('{n}', 'S-1');
    const response = await app.inject({
      method,
      url,
      headers: { ...headers, cookie },
      ...(method === 'POST' && { payload: {} }),
    });
    expect([response.statusCode, response.json().code]).toEqual([403, 'session.adminRequired']);
    expect(shop.received.length).toBe(received);
  });
});
