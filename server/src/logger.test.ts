import { AuthorizationResponseError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { expect, test } from 'vitest';
import { RequestProblem } from './errors/request-problem.ts';
import { noteResponse, noteUnsent } from './http/failed-requests.ts';
import { createLogger } from './logger.ts';

function log(details: object): Record<string, unknown> {
  const lines: string[] = [];
  createLogger('info', { write: (line) => void lines.push(line) }).info(details, 'message');
  return JSON.parse(lines[0] ?? '');
}

const refused = { error: 'invalid_grant', error_description: 'The grant has ended.', access_token: 'a-token' };

test('a refusal of the identity provider is logged with its words, without its other fields', () => {
  const error = new ResponseBodyError('refused', {
    cause: refused,
    response: new Response('a-token', { status: 400 }),
  });
  const line = log({ err: new RequestProblem('identity.unavailable', { cause: error }) });
  expect(line).toMatchObject({
    err: {
      type: 'RequestProblem',
      cause: { providerError: 'invalid_grant', providerErrorDescription: 'The grant has ended.', status: 400 },
    },
  });
  expect(JSON.stringify(line)).not.toContain('a-token');
});

test('a wrong secret of the client is logged with the words of the header', () => {
  const parameters = { error: 'invalid_client', error_description: 'client authentication failed' };
  const error = new WWWAuthenticateChallengeError('refused', {
    cause: [{ scheme: 'basic', parameters }],
    response: new Response('', { status: 401 }),
  });
  expect(log({ err: error })).toMatchObject({
    err: { providerError: 'invalid_client', providerErrorDescription: 'client authentication failed', status: 401 },
  });
});

test('a refusal that the browser brings is logged with its words, without state and code', () => {
  const query = new URLSearchParams({ error: 'login_required', error_description: 'x'.repeat(600), state: 'a-state' });
  const line = log({ err: new AuthorizationResponseError('refused', { cause: query }) });
  expect(line).toMatchObject({ err: { providerError: 'login_required', providerErrorDescription: 'x'.repeat(500) } });
  expect(JSON.stringify(line)).not.toContain('a-state');
});

test.each([
  [399, undefined],
  [400, 'Bad request'],
  [503, 'Bad request'],
])('words of a page with status %i are logged as %s', async (status, responseText) => {
  const response = new Response('<h1>Bad request</h1>', { status, headers: { 'content-type': 'text/html' } });
  await noteResponse(response, { setting: 'OIDC_ISSUER', request: 'exchange', url: 'https://id.example/token' });
  const line = log({ err: new Error('unexpected response content-type', { cause: response }) });
  expect(line).toMatchObject({ err: { status } });
  expect((line as { err: { responseText?: string } }).err.responseText).toBe(responseText);
});

test('a page that the provider answers with is logged with its request, status and words, and without what was sent', async () => {
  const page = '<html><style>p {}</style><h1>Not   found</h1><p>code=a-code of ada@example.com</p>a%20token</html>';
  const response = new Response(page, { status: 404, headers: { 'content-type': 'text/html' } });
  const sent = new URLSearchParams({ code: 'a-code', refresh_token: 'a token', client_id: 'shop' });
  const url = 'https://id.example/token?secret=x';
  await noteResponse(response, { setting: 'OIDC_ISSUER', request: 'exchange', url, body: sent });
  const error = new Error('unexpected response content-type', { cause: response });
  const { err } = log({ err: new RequestProblem('identity.unavailable', { cause: error }) }) as {
    err: { cause: object };
  };
  expect(err.cause).toMatchObject({
    request: 'exchange',
    url: 'https://id.example/token',
    status: 404,
    contentType: 'text/html',
    responseText: 'Not found code=[sent] of [email] [sent]',
  });
  expect(err.cause).not.toHaveProperty('cause');
});

test('a request that was not sent is logged with its name and URL', () => {
  const error = new TypeError('fetch failed', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) });
  const url = 'https://id.example/.well-known/openid-configuration';
  noteUnsent(error, { setting: 'OIDC_ISSUER', request: 'discovery', url });
  expect(log({ err: error })).toMatchObject({
    err: {
      request: 'discovery',
      url,
      mend: 'nothing listens at host and port of OIDC_ISSUER: correct it, or start the service',
      cause: { errorCode: 'ECONNREFUSED' },
    },
  });
});

test.each([
  ['User ada.lovelace@example.com is blocked', 'User [email] is blocked'],
  ['login_hint=ada%40example.com, unknown', 'login_hint=[email], unknown'],
  ["no account for 'Ada@Example.com' (ada@example.com)", "no account for '[email]' ([email])"],
  ['ask support@', 'ask [email]'],
])('the words %j of a provider are logged without emails', (words, expected) => {
  const query = new URLSearchParams({ error: words, error_description: words });
  expect(log({ err: new AuthorizationResponseError('refused', { cause: query }) })).toMatchObject({
    err: { providerError: expected, providerErrorDescription: expected },
  });
});

test.each([
  'authorization',
  'cookie',
  'set-cookie',
  'user-token',
  'token',
  'shopToken',
  'accessToken',
  'refreshToken',
  'idToken',
  'access_token',
  'refresh_token',
  'id_token',
  'code',
  'codeVerifier',
  'password',
  'adminPassword',
  'email',
  'customerEmail',
  'fromEmail',
  'firstName',
  'lastName',
  'phoneNumber',
  'addresses',
])('%s is never written', (name) => {
  const line = log({ [name]: 'secret', headers: { [name]: 'secret' }, a: { b: { [name]: 'secret' } } });
  expect(JSON.stringify(line)).not.toContain('secret');
  expect(line[name]).toBe('[redacted]');
});
