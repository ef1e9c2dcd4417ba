/** What an attacker tries with paths, headers and bodies of calls (docs/rules/errors.md#request-rules). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HttpBrowser } from './harness/http-browser.ts';
import { sendRaw, statusOf } from './harness/http-request.ts';
import { useStack } from './running-stack.ts';

const stack = useStack();
const [instance] = stack.instances;
const { control } = stack.sandbox;

let browser: HttpBrowser;
beforeAll(async () => {
  browser = stack.openBrowser();
  await browser.signIn(stack.findCustomer('ca-subscriber'));
});
beforeEach(() => stack.clear());

const shopPaths = () => control.requests.all('shop-api').map(({ method, path }) => `${method} ${path}`);
const forwarded = (path: string) => control.requests.all('shop-api').filter((request) => request.path === path);

/** Sends a request line and headers as they are, with the customer's cookie. */
function sendLine(line: string, headers: readonly string[] = []): Promise<string> {
  const cookie = `Cookie: perennial=${browser.cookie('perennial')}`;
  return sendRaw(instance.url, [line, `Host: ${new URL(stack.origin).host}`, cookie, 'X-Culture: en-ca', ...headers]);
}

describe('the path', () => {
  test.each([
    ['/api/subscriptions/x%2f..%2f..%2fadmin', 400],
    ['/api/subscriptions/x%5c..%5c..%5cadmin', 400],
    ['/api/subscriptions/%3Fadmin=1', 400],
    ['/api/subscriptions/x%23admin', 400],
    ['/api/subscriptions/%2e%2e%2fadmin', 400],
    ['/api/subscriptions/x%00', 400],
    ['/api/subscriptions/x%0d%0aX-Planted:1', 400],
    ['/api/subscriptions/..', 400],
    ['/api/subscriptions/%zz', 400],
    ['/api/subscriptions/9'.padEnd(300, '9'), 404],
    ['/api/attachment/invoicefile/..%2f..%2fadmin', 400],
    ['/api/../admin/signin', 404],
    ['/api/%2e%2e/admin', 404],
    ['/api/user/details/', 404],
    ['/api/USER/details', 404],
    ['/api//user/details', 404],
    ['/api/user/details;x=1', 404],
    ['/api/unlisted', 404],
    ['/api', 404],
    ['http://evil.example/api/unlisted', 404],
    ['ftp://evil.example/api/user/details', 404],
    ['*', 404],
  ])('%s is refused with %i, and nothing reaches the shop API', async (path, status) => {
    expect(statusOf(await sendLine(`GET ${path} HTTP/1.1`))).toBe(status);
    expect(shopPaths()).toEqual([]);
  });

  test.each(['///evil.example', '/%2fevil.example', '/xx-xx//evil.example'])(
    '%s is a file that does not exist, and leads nowhere',
    async (path) => {
      const answer = await sendLine(`GET ${path} HTTP/1.1`);
      expect([statusOf(answer), /^location:/im.test(answer)]).toEqual([404, false]);
      expect(shopPaths()).toEqual([]);
    },
  );

  test.each([
    '//evil.example/x',
    '/\\evil.example/x',
    '///evil.example/x',
    '/%2fevil.example/x',
    '/xx-xx//evil.example/x',
  ])('%s is a page of this shop, and leads to no other site', async (path) => {
    const [, location = ''] = /^location: (.*)$/im.exec(await sendLine(`GET ${path} HTTP/1.1`)) ?? [];
    expect(location).toMatch(/^\/nl-nl\/[^/\\]/);
    expect(shopPaths()).toEqual([]);
  });

  test('in absolute form with another host is the same call of this shop', async () => {
    expect(statusOf(await sendLine('GET http://evil.example/api/payment/methods HTTP/1.1'))).toBe(200);
    expect(shopPaths()).toEqual(['GET /api/payment/methods']);
  });

  test.each(['DELETE', 'PUT', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT'])(
    'with the method %s, which no call has, reaches no shop API',
    async (method) => {
      const line = method === 'CONNECT' ? 'CONNECT shop-api:80 HTTP/1.1' : `${method} /api/user/details HTTP/1.1`;
      const status = statusOf(await sendLine(line, ['Content-Length: 0']));
      expect([0, 400, 403, 404, 405]).toContain(status);
      expect(shopPaths()).toEqual([]);
    },
  );

  test('with X-HTTP-Method-Override and X-Original-URL is what its request line says', async () => {
    const headers = ['X-HTTP-Method-Override: DELETE', 'X-Original-URL: /api/admin/1/actions', 'X-Rewrite-URL: /admin'];
    expect(statusOf(await sendLine('GET /api/payment/methods HTTP/1.1', headers))).toBe(200);
    expect(shopPaths()).toEqual(['GET /api/payment/methods']);
  });
});

describe('a header of the browser', () => {
  const ALLOWED = ['accept', 'connection', 'country', 'currency', 'host', 'language', 'user-token', 'x-request-id'];
  /** Of a trace, when the operator exports traces. */
  const TRACE = ['traceparent', 'tracestate'];

  test.each([
    ['User-Token: forged'],
    ['Authorization: Bearer forged'],
    ['Cookie: other=1'],
    ['X-Forwarded-For: 10.0.0.1'],
    ['X-Forwarded-Host: evil.example'],
    ['X-Forwarded-Proto: https'],
    ['Forwarded: for=10.0.0.1'],
    ['X-Real-IP: 10.0.0.1'],
    ['X-Request-Id: planted'],
    ['Traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
    ['Language: zz-ZZ'],
    ['Country: ZZ'],
    ['Currency: ZZZ'],
    ['X-Admin: 1'],
    ['Origin: https://evil.example'],
    ['Referer: https://evil.example/'],
    ['If-None-Match: "1"'],
    ['Range: bytes=0-1'],
    ['Te: trailers'],
    ['Proxy-Authorization: Basic forged'],
    ['Accept-Encoding: br'],
    ['Connection: user-token'],
    ['Connection: keep-alive, language'],
    ['Keep-Alive: timeout=5'],
    ['Max-Forwards: 0'],
    ['Expect: 100-continue'],
  ])('%s reaches no shop API', async (header) => {
    const answer = await sendLine('GET /api/payment/methods HTTP/1.1', [header]);
    const [received] = forwarded('/api/payment/methods');
    expect(answer).toContain('HTTP/1.1 200');
    expect(
      Object.keys(received?.headers ?? {})
        .filter((name) => !TRACE.includes(name))
        .sort(),
    ).toEqual(ALLOWED);
    expect(received?.headers).toMatchObject({ language: 'en-CA', country: 'CA', currency: 'CAD' });
    expect(received?.headers['user-token']).not.toBe('forged');
    expect(received?.headers['x-request-id']).not.toBe('planted');
    expect(String(received?.headers['traceparent'])).not.toContain('0af7651916cd43dd8448eb211c80319c');
  });

  test.each([
    ['h2c', ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']],
    ['a web socket', ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==']],
  ])('that asks for %s is ignored or refused, and gets no other protocol', async (_, headers) => {
    const status = statusOf(await sendLine('GET /api/payment/methods HTTP/1.1', headers));
    expect([200, 400, 404]).toContain(status);
  });

  test.each([
    ['two lengths', ['Content-Length: 2', 'Content-Length: 3']],
    ['a length and chunks', ['Content-Length: 2', 'Transfer-Encoding: chunked']],
    ['an unknown transfer encoding', ['Transfer-Encoding: xchunked']],
    ['a space before the colon', ['Content-Length : 2']],
    ['a folded line', ['X-A: 1', ' X-B: 2']],
    ['two hosts', ['Host: evil.example']],
  ])('with %s cannot hide a second request in the first', async (_, headers) => {
    const smuggled = 'GET /api/user/details HTTP/1.1\r\nHost: x\r\n\r\n';
    const lines = ['POST /api/user/opt-in HTTP/1.1', `Host: ${new URL(stack.origin).host}`, ...headers];
    const answer = await sendRaw(instance.url, lines, `{}${smuggled}`);
    expect(answer.match(/HTTP\/1\.1 \d+/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
    expect(shopPaths()).toEqual([]);
  });
});

describe('a change', () => {
  const json = { 'content-type': 'application/json' };
  const culture = { 'x-culture': 'en-ca' };

  test.each([
    ['without X-Culture', json],
    ['with an unknown culture', { ...json, 'x-culture': 'xx-xx' }],
    ['of a foreign Origin', { ...json, ...culture, origin: 'https://evil.example' }],
    ['of an Origin that begins like the shop', { ...json, ...culture, origin: `${stack.origin}.evil.example` }],
    ['of the Origin null', { ...json, ...culture, origin: 'null' }],
    ['of another site', { ...json, ...culture, 'sec-fetch-site': 'cross-site' }],
  ])('%s is refused, and nothing reaches the shop API', async (_, headers) => {
    const answer = await browser.request('/api/user/opt-in', { method: 'POST', headers, body: '{"optIn":true}' });
    expect([answer.status, answer.json['code']]).toEqual([403, 'request.forbidden']);
    expect(shopPaths()).toEqual([]);
  });

  test.each([
    ['JSON that says it is text', { 'content-type': 'text/plain' }, '{"optIn":true}', [400, 415]],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'optIn=true', [400, 415]],
    ['a file', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--', [400, 415]],
    ['half of a JSON', json, '{"optIn":', [400]],
    ['a list', json, '[]', [400]],
    ['null', json, 'null', [400]],
    ['no body', json, '', [400]],
    ['a prototype', json, '{"__proto__":{"admin":true}}', [400]],
    ['a constructor', json, '{"constructor":{"prototype":{"admin":true}}}', [400]],
    ['lists in lists', json, `${'['.repeat(20_000)}${']'.repeat(20_000)}`, [400]],
    ['one megabyte', json, `{"optIn":"${'x'.repeat(1024 * 1024)}"}`, [413]],
  ])('with %s is refused, and nothing reaches the shop API', async (_, type, body, statuses) => {
    const headers = { ...culture, ...type };
    const answer = await browser.request('/api/user/opt-in', { method: 'POST', headers, body });
    expect(statuses).toContain(answer.status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(shopPaths()).toEqual([]);
  });

  test('is still possible after all of that', async () => {
    expect((await browser.call('/api/payment/methods')).status).toBe(200);
  });
});

test.each([
  ['/bff/session'],
  ['/bff/boot?culture=en-ca'],
  ['/bff/subscriptions'],
  ['/api/user/details'],
  ['/api/unlisted'],
  ['/api/subscriptions/unknown'],
  ['/en-ca/my-account/overview'],
  ['/en-ca/cart'],
])('no cache keeps %s of a signed-in customer', async (path) => {
  const answer = await browser.call(path);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('with a line break in a field of one line, a request reaches no shop API, and the field is named', async () => {
  const person = { name: 'Eve', surName: 'Byron', fromEmail: 'eve@example.com', subscriptionNumber: 'S-1' };
  for (const field of Object.keys(person)) {
    for (const end of ['\r\n', '\n', '\0']) {
      const body = { ...person, [field]: `Eve${end}Bcc: everyone@example.com` };
      const { status, json } = await stack.openBrowser().call('/api/user/SendCancelEmail', { body });
      expect([status, json['messages']]).toMatchObject([400, [{ extraInfo: { field: `body.${field}` } }]]);
    }
  }
  expect(shopPaths()).toEqual([]);
});

test('every answer with a body names its type', async () => {
  const paths = [
    '/bff/subscriptions',
    '/bff/session',
    '/bff/boot',
    '/bff/openapi.json',
    '/api/subscriptions',
    '/en-ca/cart',
  ];
  for (const path of [...paths, '/api/unlisted', '/healthz', '/readyz', '/robots.txt']) {
    const { headers } = await browser.call(path);
    expect(headers['content-type'], path).toMatch(/^(application\/(problem\+)?json|text\/(html|plain))/);
  }
  const [{ subscriptionNumber = '' } = {}] = JSON.parse((await browser.call('/bff/subscriptions')).text);
  const { headers, status } = await browser.call(`/bff/subscriptions/${subscriptionNumber}`);
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
});
