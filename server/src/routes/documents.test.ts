import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json, startShop, testApp } from '../testing/test-app.ts';

type App = Awaited<ReturnType<typeof testApp>>;

const terms = '/api/attachment/subscriptions/S1/terms-and-conditions/RP1?languageCode=fr-CA&culture=en-ca';
const pdf = Buffer.from('%PDF-1.7 terms');
const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };

let refusal: number | undefined;
const shop = await startShop(({ path }, response) => {
  if (path === '/api/user/signin-udi') return json(response, 200, { token: 'shop-token', details });
  if (refusal !== undefined)
    return json(response, refusal, { errorMessages: [{ code: 'error.message.x', message: 'No terms' }] });
  response.writeHead(200, {
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="terms.pdf"',
    'set-cookie': 'a=b',
    server: 'shop',
  });
  response.end(pdf);
});

let app: App;
let cookie = '';

beforeAll(async () => {
  app = await testApp({ SHOP_API_URL: shop.url });
});
beforeEach(async () => {
  const headers = { 'x-culture': 'en-ca' };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/signin-udi',
    headers,
    payload: { accessToken: 'a' },
  });
  cookie = `${answer.cookies[0]?.name}=${encodeURIComponent(answer.cookies[0]?.value ?? '')}`;
  shop.received.splice(0);
});
afterEach(() => {
  refusal = undefined;
  shop.received.splice(0);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

test('a document is streamed with its type and its name, and nothing else of the shop API', async () => {
  const answer = await app.inject({ method: 'GET', url: terms, headers: { cookie } });
  expect(answer.rawPayload).toEqual(pdf);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="terms.pdf"',
    'cache-control': 'no-store',
  });
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.headers).not.toHaveProperty('server');
});

test('the shop API is asked in the language and the culture of the tab, with the token and no cookie', async () => {
  await app.inject({ method: 'GET', url: terms, headers: { cookie, 'user-token': 'forged' } });
  const [{ path, headers } = { path: '', headers: {} }] = shop.received;
  expect(path).toBe('/api/attachment/subscriptions/S1/terms-and-conditions/RP1?languageCode=fr-CA');
  expect(headers).toMatchObject({ 'user-token': 'shop-token', country: 'CA', currency: 'CAD', language: 'en-CA' });
  expect(headers).not.toHaveProperty('cookie');
});

test('an error of the shop API is told as any other', async () => {
  refusal = 404;
  const answer = await app.inject({ method: 'GET', url: terms, headers: { cookie } });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json().detail).toBe('No terms');
});

test('an answer that says that the session is over ends it', async () => {
  refusal = 401;
  const answer = await app.inject({ method: 'GET', url: terms, headers: { cookie } });
  expect([answer.statusCode, answer.json().action]).toEqual([401, 'sign-in']);
  const session = await app.inject({ method: 'GET', url: '/bff/session', headers: { cookie } });
  expect(session.json().signedIn).toBe(false);
});

describe('without a session', () => {
  test('a person in a tab is led to sign in', async () => {
    const answer = await app.inject({ method: 'GET', url: terms, headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/en-ca/login']);
    expect(shop.received).toEqual([]);
  });

  test('a script is told', async () => {
    const answer = await app.inject({ method: 'GET', url: terms });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().action).toBe('sign-in');
  });
});

test.each([
  ['/api/attachment/subscriptions/S1', 404],
  ['/api/attachment/other', 404],
  ['/api/attachment/subscriptions/S1/terms-and-conditions/RP1/more', 404],
  ['/api/attachment/subscriptions/..%2f..%2fadmin/terms-and-conditions/RP1', 400],
  ['/api/attachment/subscriptions/S1/terms-and-conditions/x%3Fy', 400],
  ['/api/attachment/subscriptions/S1/terms-and-conditions/RP1?unknown=1', 400],
])('%s is refused with %d and never reaches the shop API', async (url, status) => {
  const answer = await app.inject({ method: 'GET', url, headers: { cookie } });
  expect(answer.statusCode).toBe(status);
  expect(shop.received).toEqual([]);
});

test('when the browser goes away before the document comes, the question is taken back', async () => {
  const asked = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const silent = await startShop(({ path }, response) => {
    if (path === '/api/user/signin-udi') return json(response, 200, { token: 'shop-token', details });
    response.once('close', closed.resolve);
    asked.resolve();
  });
  const slow = await testApp({ SHOP_API_URL: silent.url });
  const address = await slow.listen({ port: 0, host: '127.0.0.1' });
  const signedIn = await slow.inject({
    method: 'POST',
    url: '/api/user/signin-udi',
    headers: { 'x-culture': 'en-ca' },
    payload: { accessToken: 'a' },
  });
  const gone = new AbortController();
  const own = `perennial=${encodeURIComponent(signedIn.cookies[0]?.value ?? '')}`;
  const question = fetch(address + terms, { headers: { cookie: own }, signal: gone.signal });
  await asked.promise;
  gone.abort();
  await expect(question).rejects.toThrow();
  await closed.promise;
  await slow.close();
  await silent.close();
});
