import { createHmac, createPublicKey, createSecretKey } from 'node:crypto';
import { errors } from 'jose';
import { describe, expect, it } from 'vitest';
import { jwk, signToken } from '../testing/fake-provider.ts';
import { CLOCK_TOLERANCE_SECONDS, checkLogoutToken, LogoutTokenError, MAX_AGE_SECONDS } from './logout-token.ts';

const event = 'http://schemas.openid.net/event/backchannel-logout';
const key = createPublicKey({ key: jwk, format: 'jwk' });
const provider = {
  issuer: 'https://id.example',
  clientId: 'perennial-shop',
  algorithms: undefined,
  findKey: async () => key,
};

const now = () => Math.floor(Date.now() / 1000);
const claims = (changes: object = {}) => ({
  iss: provider.issuer,
  aud: provider.clientId,
  iat: now(),
  jti: 't-1',
  sub: 'ada',
  events: { [event]: {} },
  ...changes,
});
const check = (changes: object, header: object = { typ: 'logout+jwt' }) =>
  checkLogoutToken(signToken(claims(changes), header), provider);

describe('a token of the provider', () => {
  it.each([
    [{}, { id: 't-1', subject: 'ada', sessionId: undefined }],
    [{ sid: 's-1' }, { id: 't-1', subject: 'ada', sessionId: 's-1' }],
    [
      { sid: 's-1', sub: undefined },
      { id: 't-1', subject: undefined, sessionId: 's-1' },
    ],
  ])('with %j says who is signed out', async (changes, expected) => {
    expect(await check(changes)).toEqual(expected);
  });

  it.each([undefined, 'JWT', 'logout+jwt', 'LOGOUT+JWT', 'application/logout+jwt'])(
    'may have the type %s',
    async (typ) => {
      expect(await check({}, { typ })).toMatchObject({ id: 't-1' });
    },
  );

  it('may be as old as the clocks may differ', async () => {
    const iat = now() - MAX_AGE_SECONDS - CLOCK_TOLERANCE_SECONDS + 5;
    expect([MAX_AGE_SECONDS, CLOCK_TOLERANCE_SECONDS, (await check({ iat })).id]).toEqual([300, 30, 't-1']);
  });
});

it.each([
  ['it has no id', { jti: '' }],
  ['it has no id', { jti: undefined }],
  ['it is about another event', { events: null }],
  ['it is about another event', { events: 'x' }],
  ['it is about another event', { events: { [event]: null } }],
  ['it is about another event', { events: { [event]: [] } }],
  ['it has a nonce, as ID tokens have', { nonce: '' }],
  ['it names nobody', { sub: '' }],
  ['it names nobody', { sid: '' }],
  ['it names nobody', { sid: 7 }],
  ['it names nobody', { sub: undefined }],
])('a token is refused because %s: %j', async (message, changes) => {
  await expect(check(changes)).rejects.toThrow(new LogoutTokenError(message));
});

it('an ID token is refused, which has the type JWT, too', async () => {
  const idToken = { nonce: 'n-1', events: undefined };
  await expect(check(idToken, { typ: 'JWT' })).rejects.toThrow(new LogoutTokenError('it is about another event'));
});

it('a token of another type is refused', async () => {
  await expect(check({}, { typ: 'at+jwt' })).rejects.toThrow(new LogoutTokenError('it has another type'));
});

it('a token that is signed with a secret is refused, also if the provider offers that', async () => {
  const secret = Buffer.alloc(32);
  const [header, payload] = signToken(claims(), { alg: 'HS256' }).split('.');
  const signature = createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url');
  const shared = { ...provider, algorithms: ['HS256'], findKey: async () => createSecretKey(secret) };
  await expect(checkLogoutToken(`${header}.${payload}.${signature}`, shared)).rejects.toThrow(LogoutTokenError);
});

it('a token may be signed as the provider offers it, and not in another way', async () => {
  const token = signToken(claims(), { alg: 'RS512' }, 'sha512');
  expect(await checkLogoutToken(token, { ...provider, algorithms: ['RS512'] })).toMatchObject({ id: 't-1' });
  await expect(checkLogoutToken(token, provider)).rejects.toThrow(LogoutTokenError);
});

it.each([
  [true, new errors.JWKSNoMatchingKey()],
  [false, new errors.JWKSTimeout()],
  [false, new errors.JWKSInvalid()],
  [false, new errors.JOSEError('Expected 200 OK from the JSON Web Key Set HTTP response')],
  [false, new TypeError('fetch failed')],
])('is refused: %s, if the key cannot be found because of %s', async (isRefused, error) => {
  const findKey = async () => {
    throw error;
  };
  const checked = checkLogoutToken(signToken(claims()), { ...provider, findKey });
  const thrown = await checked.catch((reason: unknown) => reason);
  if (isRefused) expect(thrown).toMatchObject({ name: 'LogoutTokenError', cause: error, message: error.message });
  else expect(thrown).toBe(error);
});
