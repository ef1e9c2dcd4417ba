import type { FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestProblem } from '../errors/request-problem.ts';
import { ShopError } from '../errors/shop-error.ts';
import { MemoryStore } from '../session/expiring-store.ts';
import { type ProviderTokens, type SignIn, SignIns } from '../session/sign-ins.ts';
import { createFreshTokens } from './fresh-tokens.ts';
import { createRenewal } from './renewal.ts';

const request = {} as FastifyRequest;
const oldTokens: ProviderTokens = { accessToken: 'access-1', refreshToken: 'refresh-1', subject: 'ada' };
const newTokens: ProviderTokens = { accessToken: 'access-2', refreshToken: 'refresh-2', subject: 'ada' };
const details = { uuid: 'ada', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };

let signIns: SignIns;
let stale: SignIn;

beforeEach(async () => {
  signIns = new SignIns(new MemoryStore());
  stale = await signIns.start({
    role: 'user',
    firstName: 'Ada',
    email: details.email,
    shopToken: 'old',
    provider: oldTokens,
  });
});

function setUp({ refreshed = newTokens as ProviderTokens | 'ended' | Error, signedIn = 'new' as string | Error } = {}) {
  const refresh = vi.fn(async () => {
    if (refreshed instanceof Error) throw refreshed;
    return refreshed === 'ended' ? undefined : refreshed;
  });
  const shopSignIn = vi.fn(async () => {
    if (signedIn instanceof Error) throw signedIn;
    return { token: signedIn, details };
  });
  const freshTokens = createFreshTokens({ provider: { refresh }, signIns });
  return { refresh, shopSignIn, freshTokens, renew: createRenewal({ freshTokens, signIns, shopSignIn }) };
}

test('twenty calls that wait share one renewal', async () => {
  const { renew, refresh, shopSignIn } = setUp();
  const renewed = await Promise.all(Array.from({ length: 20 }, () => renew(stale, request)));
  expect(renewed.map((signIn) => signIn?.shopToken)).toEqual(Array.from({ length: 20 }, () => 'new'));
  expect([refresh.mock.calls.length, shopSignIn.mock.calls.length]).toEqual([1, 1]);
});

test('a renewal and somebody else who wants new tokens at the same time use the refresh token once', async () => {
  const { renew, freshTokens, refresh } = setUp();
  const [renewed, tokens] = await Promise.all([renew(stale, request), freshTokens(stale.id)]);
  expect([renewed?.shopToken, tokens]).toEqual(['new', newTokens]);
  expect(refresh).toHaveBeenCalledOnce();
});

test('a call that comes late takes what another has renewed', async () => {
  const { renew, refresh } = setUp();
  await renew(stale, request);
  expect((await renew(stale, request))?.shopToken).toBe('new');
  expect(refresh).toHaveBeenCalledOnce();
});

test('new tokens are kept, even where the shop API is down afterwards', async () => {
  const { renew } = setUp({ signedIn: new RequestProblem('shop.unreachable') });
  await expect(renew(stale, request)).rejects.toThrow('shop.unreachable');
  expect((await signIns.read(stale.id))?.provider).toEqual(newTokens);
});

describe('cannot be renewed', () => {
  test.each([
    ['a grant that has ended', { refreshed: 'ended' as const }],
    ['a customer whom the shop API refuses', { signedIn: new ShopError(403, []) }],
  ])('%s', async (_, outcome) => {
    expect(await setUp(outcome).renew(stale, request)).toBeUndefined();
  });

  test('a sign-in that was ended meanwhile', async () => {
    await signIns.end(stale.id);
    expect(await setUp().renew(stale, request)).toBeUndefined();
  });

  test('a sign-in that was made without the identity provider', async () => {
    const other = await signIns.start({ role: 'user', firstName: 'Ada', email: details.email, shopToken: 'old' });
    expect(await setUp().renew(other, request)).toBeUndefined();
  });
});

test('a provider that is down ends nothing', async () => {
  const { renew } = setUp({ refreshed: new RequestProblem('identity.unavailable') });
  await expect(renew(stale, request)).rejects.toThrow('identity.unavailable');
  expect(await signIns.read(stale.id)).toBeDefined();
});
