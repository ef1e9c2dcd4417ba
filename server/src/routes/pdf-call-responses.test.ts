import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MemoryStore } from '../session/expiring-store.ts';
import type { SignInId } from '../session/ids.ts';
import { SignIns } from '../session/sign-ins.ts';
import { startFakeProvider } from '../testing/fake-provider.ts';
import { json, startFakeService, testApp, toCookieHeader } from '../testing/test-app.ts';

type App = Awaited<ReturnType<typeof testApp>>;
type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const terms = '/api/attachment/subscriptions/S1/terms-and-conditions/RP1?culture=en-ca&language=fr-CA';
const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const pdf = gzipSync('%PDF-1.7 terms');
const fileHeaders = {
  'content-type': 'application/pdf',
  'content-disposition': 'inline; filename="terms.pdf"',
  'content-encoding': 'gzip',
};
const foreign = 'error.message.userIsNotBelongTo';

const file: Answer = { status: 200, headers: fileHeaders, body: pdf };
/** An error response of the shop API, with the headers of a file. */
function error(status: number, ...codes: readonly string[]): Answer {
  const errorMessages = codes.map((code) => ({ code, message: 'No terms' }));
  return { status, headers: fileHeaders, body: gzipSync(JSON.stringify({ errorMessages })) };
}

let answers: Answer[] = [];
let rejectsRenewal = false;
const shop = await startFakeService(({ path, body }, response) => {
  if (path.endsWith('signin') || path.endsWith('signin-udi')) {
    const isRenewal = body.includes('"access"');
    if (isRenewal && rejectsRenewal) return json(response, 503, { errorMessages: [] });
    return json(response, 200, { token: isRenewal ? 'renewed-token' : 'shop-token', details });
  }
  const { status, headers, body: sent } = (answers.length > 1 ? answers.shift() : answers[0]) ?? file;
  response.writeHead(status, { ...headers, 'content-length': String(sent.length) }).end(sent);
});
const provider = await startFakeProvider();
const store = new MemoryStore();
const signIns = new SignIns(store);
let app: App;

beforeAll(async () => {
  app = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url }, { store });
});
beforeEach(() => {
  answers = [];
  rejectsRenewal = false;
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await provider.close();
});

type Person = 'a customer' | 'an admin' | 'a customer with a grant' | 'a refused customer with a grant';

/** Signs the person in and returns their cookie. A grant of the identity provider can renew the sign-in. */
async function signIn(person: Person): Promise<string> {
  const request =
    person === 'an admin'
      ? { url: '/api/admin/signin', payload: { customerEmail: details.email, adminUserName: 'c', adminPassword: 's' } }
      : { url: '/api/user/signin-udi', payload: { accessToken: 'a' } };
  const response = await app.inject({ method: 'POST', headers: { 'x-culture': 'en-ca' }, ...request });
  if (person.includes('grant')) {
    const [sessionId = ''] = (response.cookies[0]?.value ?? '').split('.');
    const { signInId } = (await store.get(`session:${sessionId}`)) as { signInId: SignInId };
    const refusal = person.includes('refused') ? { refusedBefore: true } : {};
    const grant = { accessToken: 'a', refreshToken: 'refresh', subject: 'ada' };
    await signIns.update(signInId, { ...refusal, provider: grant });
  }
  shop.received.splice(0);
  provider.received.splice(0);
  return toCookieHeader(response);
}

const open = (cookie: string, headers: Record<string, string> = {}) =>
  app.inject({ url: terms, headers: { cookie, ...headers } });
const tab = { accept: 'text/html' };

async function isSignedIn(cookie: string): Promise<boolean> {
  return (await app.inject({ url: '/bff/session', headers: { cookie } })).json().signedIn;
}

test('a compressed PDF arrives as the shop API sent it', async () => {
  const response = await open(await signIn('a customer'));
  expect(response.headers).toMatchObject({ ...fileHeaders, 'content-length': String(pdf.length) });
  expect(response.rawPayload).toEqual(pdf);
});

test('the shop API may have a path, and is asked for any type of document', async () => {
  const below = await testApp({ SHOP_API_URL: `${shop.url}/shop/` }, { store });
  const cookie = await signIn('a customer');
  await below.inject({ url: terms, headers: { cookie } });
  expect(shop.received).toMatchObject([
    { path: '/shop/api/attachment/subscriptions/S1/terms-and-conditions/RP1', headers: { accept: '*/*' } },
  ]);
  await below.close();
});

test('a newer token of the shop API replaces the token of the session, and stays', async () => {
  answers = [{ ...file, headers: { ...fileHeaders, 'user-token': 'newer-token' } }, file];
  const cookie = await signIn('a customer');
  for (let count = 0; count < 3; count += 1) await open(cookie);
  expect(shop.received.map(({ headers }) => headers['user-token'])).toEqual([
    'shop-token',
    'newer-token',
    'newer-token',
  ]);
});

test.each([
  [300, 502, 'shop.invalidResponse'],
  [307, 502, 'shop.invalidResponse'],
  [399, 502, 'shop.invalidResponse'],
  [400, 400, 'error.message.x'],
  [404, 404, 'error.message.x'],
])(
  'a response with status %d is a problem with status %d, without the headers of a file',
  async (status, sent, code) => {
    answers = [error(status, 'error.message.x')];
    const response = await open(await signIn('a customer'));
    expect([response.statusCode, response.json().code]).toEqual([sent, code]);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.headers).not.toHaveProperty('content-disposition');
    expect(response.headers).not.toHaveProperty('content-encoding');
  },
);

test('a shop API that is not available is asked once', async () => {
  answers = [error(503)];
  expect((await open(await signIn('a customer'))).statusCode).toBeGreaterThanOrEqual(500);
  expect(shop.received).toHaveLength(1);
});

test('a shop API that cannot be reached is named as the reason', async () => {
  const lonely = await testApp({ SHOP_API_URL: 'http://127.0.0.1:9' }, { store });
  const cookie = await signIn('a customer');
  const response = await lonely.inject({ url: terms, headers: { cookie } });
  expect(response.json().code).toBe('shop.unreachable');
  await lonely.close();
});

describe('in a tab', () => {
  const notFound = '/en-ca/404?language=fr-CA';
  const login = `/bff/login?${new URLSearchParams({ culture: 'en-ca', language: 'fr-CA', returnTo: terms })}`;

  test.each<[string, Person, Answer, number, string | undefined]>([
    ['refuses for ever', 'an admin', error(403, 'error.message.x', foreign), 303, notFound],
    ['refuses for the first time', 'a customer', error(403, foreign), 303, login],
    ['does not find', 'a customer', error(404, 'error.message.x'), 404, undefined],
    ['redirects', 'a customer', error(302), 502, undefined],
  ])('a document that the shop API %s to %s', async (_, person, answer, status, location) => {
    answers = [answer];
    const response = await open(await signIn(person), tab);
    expect([response.statusCode, response.headers.location]).toEqual([status, location]);
  });

  test('a script gets the refusal as a problem', async () => {
    answers = [error(403, foreign)];
    const response = await open(await signIn('an admin'));
    expect([response.statusCode, response.json().action]).toEqual([403, 'show-not-found']);
  });
});

describe('a token that the shop API rejects', () => {
  test.each<[Person, string, Answer[], number, string[], boolean]>([
    ['a customer', 'for good', [error(401)], 401, ['shop-token'], false],
    ['an admin', 'for good', [error(401)], 401, ['shop-token'], false],
    ['a customer with a grant', 'until the renewal', [error(401), file], 200, ['shop-token', 'renewed-token'], true],
    ['a customer with a grant', 'for good', [error(401)], 401, ['shop-token', 'renewed-token'], false],
    ['a refused customer with a grant', 'for good', [error(401)], 401, ['shop-token', 'renewed-token'], true],
  ])('of %s, %s', async (person, _, given, status, tokens, staysSignedIn) => {
    answers = given;
    const cookie = await signIn(person);
    expect((await open(cookie)).statusCode).toBe(status);
    const requests = shop.received.filter(({ path }) => path.startsWith('/api/attachment'));
    expect(requests.map(({ headers }) => headers['user-token'])).toEqual(tokens);
    expect(await isSignedIn(cookie)).toBe(staysSignedIn);
  });

  test('and cannot renew during an outage is an outage, and the session stays', async () => {
    answers = [error(401)];
    rejectsRenewal = true;
    const cookie = await signIn('a customer with a grant');
    expect((await open(cookie)).statusCode).toBeGreaterThanOrEqual(500);
    expect(await isSignedIn(cookie)).toBe(true);
  });

  test('is the only reason to renew a sign-in', async () => {
    await open(await signIn('a customer with a grant'));
    expect([shop.received.length, provider.received.length]).toEqual([1, 0]);
  });
});
