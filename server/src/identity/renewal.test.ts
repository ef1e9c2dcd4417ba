import type { FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestProblem } from '../errors/request-problem.ts';
import { ShopError } from '../errors/shop-error.ts';
import { MemoryStore } from '../session/expiring-store.ts';
import { type ProviderTokens, type SignIn, toSessionState } from '../session/sign-in-record.ts';
import { SignIns } from '../session/sign-ins.ts';
import { createSignInRenewal } from './renewal.ts';
import { createTokenRefresh } from './token-refresh.ts';

const request = {} as FastifyRequest;
const oldTokens: ProviderTokens = { accessToken: 'access-1', refreshToken: 'refresh-1', subject: 'ada' };
const newTokens: ProviderTokens = { accessToken: 'access-2', refreshToken: 'refresh-2', subject: 'ada' };
const details = { uuid: 'ada', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };

let store: MemoryStore;
let signIns: SignIns;
let stale: SignIn;

beforeEach(async () => {
  store = new MemoryStore();
  signIns = new SignIns(store);
  stale = await signIns.start({
    role: 'user',
    firstName: 'Ada',
    email: details.email,
    shopToken: 'old',
    provider: oldTokens,
  });
});

function setUp({
  refreshed = newTokens as ProviderTokens | 'ended' | Error,
  signedIn = 'new' as string | Error,
  now = Date.now,
} = {}) {
  const refresh = vi.fn(async () => {
    if (refreshed instanceof Error) throw refreshed;
    return refreshed === 'ended' ? undefined : refreshed;
  });
  const signInToShop = vi.fn(async () => {
    if (signedIn instanceof Error) throw signedIn;
    return { token: signedIn, details };
  });
  const refreshTokens = createTokenRefresh({ provider: { refresh }, signIns, store });
  return {
    refresh,
    signInToShop,
    refreshTokens,
    ...createSignInRenewal({ refreshTokens, signIns, signInToShop, store, now }),
  };
}

test('renews once for twenty concurrent calls', async () => {
  const { renew, refresh, signInToShop } = setUp();
  const renewed = await Promise.all(Array.from({ length: 20 }, () => renew(stale, request)));
  expect(renewed.map((signIn) => signIn?.shopToken)).toEqual(Array.from({ length: 20 }, () => 'new'));
  expect([refresh.mock.calls.length, signInToShop.mock.calls.length]).toEqual([1, 1]);
});

test('uses the refresh token once for a renewal and a concurrent token refresh', async () => {
  const { renew, refreshTokens, refresh } = setUp();
  const [renewed, tokens] = await Promise.all([renew(stale, request), refreshTokens(stale.id)]);
  expect([renewed?.shopToken, tokens]).toEqual(['new', newTokens]);
  expect(refresh).toHaveBeenCalledOnce();
});

test('returns the renewed sign-in to a call with the old token', async () => {
  const { renew, refresh } = setUp();
  await renew(stale, request);
  expect((await renew(stale, request))?.shopToken).toBe('new');
  expect(refresh).toHaveBeenCalledOnce();
});

test('renews again when the renewed token is rejected later', async () => {
  const { renew, signInToShop } = setUp();
  signInToShop.mockResolvedValueOnce({ token: 'first', details });
  const first = await renew(stale, request);
  expect(first?.shopToken).toBe('first');
  expect((await renew(first ?? stale, request))?.shopToken).toBe('new');
});

test('saves the new tokens even if the shop API fails afterwards', async () => {
  const { renew } = setUp({ signedIn: new RequestProblem('shop.unreachable') });
  await expect(renew(stale, request)).rejects.toThrow('shop.unreachable');
  expect((await signIns.find(stale.id))?.provider).toEqual(newTokens);
});

test('returns to an admin the token that another call has brought', async () => {
  const admin = await signIns.start({ role: 'admin', firstName: 'Ada', email: details.email, shopToken: 'old' });
  await signIns.update(admin.id, { shopToken: 'rotated' });
  const { renew, refresh } = setUp();
  expect((await renew(admin, request))?.shopToken).toBe('rotated');
  expect(refresh).not.toHaveBeenCalled();
});

describe('does not renew', () => {
  test.each([
    ['a sign-in whose grant has ended', { refreshed: 'ended' as const }],
    ['a sign-in that the shop API rejects', { signedIn: new ShopError(403, []) }],
    ['a sign-in with a status that no one expects', { signedIn: new ShopError(499, []) }],
  ])('%s', async (_, outcome) => {
    expect(await setUp(outcome).renew(stale, request)).toBeUndefined();
  });

  test('a sign-in that has ended', async () => {
    await signIns.end(stale.id);
    expect(await setUp().renew(stale, request)).toBeUndefined();
  });

  test('a sign-in without tokens of the identity provider', async () => {
    const other = await signIns.start({ role: 'user', firstName: 'Ada', email: details.email, shopToken: 'old' });
    expect(await setUp().renew(other, request)).toBeUndefined();
  });
});

test.each([
  ['is down', new RequestProblem('shop.unreachable')],
  ['fails', new ShopError(500, [])],
  ['was not asked', new RequestProblem('market.closed')],
])('keeps the sign-in if the shop API %s', async (_, signedIn) => {
  await expect(setUp({ signedIn }).renew(stale, request)).rejects.toBe(signedIn);
  expect((await signIns.find(stale.id))?.shopToken).toBe('old');
});

test('keeps the sign-in if the identity provider is not available', async () => {
  const { renew } = setUp({ refreshed: new RequestProblem('identity.unavailable') });
  await expect(renew(stale, request)).rejects.toThrow('identity.unavailable');
  expect(await signIns.find(stale.id)).toBeDefined();
});

describe('before the access token expires', () => {
  const log = { warn: vi.fn() };
  beforeEach(() => log.warn.mockClear());
  const loggedRequest = { log } as unknown as FastifyRequest;

  async function expireSoon(): Promise<SignIn> {
    const provider = { ...oldTokens, expiresAt: Date.now() + 60_000, renewAt: Date.now() };
    const signIn = await signIns.update(stale.id, { provider });
    if (!signIn) throw new Error('the sign-in has ended');
    return signIn;
  }

  test('renews once for ten concurrent calls', async () => {
    const signIn = await expireSoon();
    const { renewEarly, refresh } = setUp();
    const renewed = await Promise.all(Array.from({ length: 10 }, () => renewEarly(signIn, loggedRequest)));
    expect(new Set(renewed.map(({ shopToken }) => shopToken))).toEqual(new Set(['new']));
    expect(renewed.map((kept) => toSessionState(kept).renewalFailed)).toEqual(renewed.map(() => undefined));
    expect(refresh).toHaveBeenCalledOnce();
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('gives the renewed sign-in to a call that was sent before', async () => {
    const signIn = await expireSoon();
    const { renewEarly, refresh } = setUp();
    await renewEarly(signIn, loggedRequest);
    expect((await renewEarly(signIn, loggedRequest)).shopToken).toBe('new');
    expect(refresh).toHaveBeenCalledOnce();
  });

  test('renews again when the next token expires soon', async () => {
    const { renewEarly, signInToShop } = setUp();
    signInToShop.mockResolvedValueOnce({ token: 'first', details });
    expect((await renewEarly(await expireSoon(), loggedRequest)).shopToken).toBe('first');
    expect((await renewEarly(await expireSoon(), loggedRequest)).shopToken).toBe('new');
  });

  test('does nothing for a token that is valid for long, or whose end is not known', async () => {
    const { renewEarly, refresh } = setUp();
    await renewEarly(stale, loggedRequest);
    const provider = { ...oldTokens, expiresAt: Date.now() + 3_600_000, renewAt: Date.now() + 3_300_000 };
    await renewEarly({ ...stale, provider }, loggedRequest);
    expect(refresh).not.toHaveBeenCalled();
  });

  test('keeps the current token after a failure, names the end of the session, and waits before it tries again', async () => {
    const signIn = await expireSoon();
    const { renewEarly, refresh } = setUp({ refreshed: new RequestProblem('identity.unavailable') });
    const kept = await renewEarly(signIn, loggedRequest);
    expect(kept.shopToken).toBe('old');
    expect(toSessionState(kept)).toMatchObject({
      renewalFailed: true,
      expiresAt: new Date(signIn.provider?.expiresAt ?? 0).toISOString(),
    });
    await renewEarly(kept, loggedRequest);
    // A call that was sent before the failure does not try, either.
    await renewEarly(signIn, loggedRequest);
    expect(refresh).toHaveBeenCalledOnce();
    expect(log.warn.mock.calls).toEqual([[{ err: expect.any(RequestProblem) }, 'renewing the sign-in failed']]);
  });

  test('keeps the current token until its end if the grant has ended', async () => {
    const kept = await setUp({ refreshed: 'ended' }).renewEarly(await expireSoon(), loggedRequest);
    expect([kept.shopToken, toSessionState(kept).renewalFailed]).toEqual(['old', true]);
    expect(log.warn.mock.calls).toEqual([['renewing the sign-in failed: the grant has ended']]);
  });

  test('leaves a sign-in that has ended meanwhile to the call', async () => {
    const signIn = await expireSoon();
    await signIns.end(signIn.id);
    expect(await setUp().renewEarly(signIn, loggedRequest)).toEqual(signIn);
  });

  const at = (time: string) => Date.parse(`2026-03-01T${time}Z`);

  test.each([
    ['when the margin begins', '11:55:00.000', undefined, true],
    ['earlier', '11:54:59.999', undefined, false],
    ['a minute after a failure', '11:57:00.000', '11:56:00.000', true],
    ['less than a minute after a failure', '11:56:59.999', '11:56:00.000', false],
  ])('%s: at %s, failed at %s, renews: %s', async (_, time, failedAt, renews) => {
    const changes = {
      provider: { ...oldTokens, expiresAt: at('12:00:00.000'), renewAt: at('11:55:00.000') },
      renewalFailedAt: failedAt === undefined ? undefined : at(failedAt),
    };
    const signIn = (await signIns.update(stale.id, changes)) ?? stale;
    const { renewEarly } = setUp({ now: () => at(time) });
    expect((await renewEarly(signIn, loggedRequest)).shopToken).toBe(renews ? 'new' : 'old');
  });
});
