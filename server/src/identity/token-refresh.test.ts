import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { MemoryStore } from '../session/expiring-store.ts';
import type { ProviderTokens } from '../session/sign-in-record.ts';
import { SignIns } from '../session/sign-ins.ts';
import { createTokenRefresh } from './token-refresh.ts';

const tokens = (number: number): ProviderTokens => ({
  accessToken: `access-${number}`,
  refreshToken: `refresh-${number}`,
  subject: 'ada',
});

/** A store that other instances share: a write takes time. */
class SlowStore extends MemoryStore {
  override async update<T extends object>(key: string, change: (value: unknown) => T | undefined, lifetimeMs: number) {
    await nextTurn();
    return super.update(key, change, lifetimeMs);
  }
}

async function setUp() {
  const store = new SlowStore();
  const signIns = new SignIns(store);
  const details = { role: 'user', firstName: 'Ada', email: 'ada@example.com', shopToken: 'shop' } as const;
  const { id } = await signIns.start({ ...details, provider: tokens(1) });
  const refresh = vi.fn(
    async ({ refreshToken }: ProviderTokens): Promise<ProviderTokens | undefined> =>
      tokens(Number(refreshToken?.split('-')[1]) + 1),
  );
  return { id, signIns, refresh, refreshTokens: createTokenRefresh({ provider: { refresh }, signIns, store }), store };
}

test('saves the new tokens before a caller uses them', async () => {
  const { id, signIns, refreshTokens } = await setUp();
  expect(await refreshTokens(id)).toEqual(tokens(2));
  expect((await signIns.find(id))?.provider).toEqual(tokens(2));
});

test('refreshes with the new refresh token the next time', async () => {
  const { id, refresh, refreshTokens } = await setUp();
  await refreshTokens(id);
  expect(await refreshTokens(id)).toEqual(tokens(3));
  expect(refresh.mock.calls.map(([used]) => used.refreshToken)).toEqual(['refresh-1', 'refresh-2']);
});

test('keeps the last tokens of a sign-in whose grant has ended', async () => {
  const { id, signIns, refresh, refreshTokens } = await setUp();
  refresh.mockResolvedValueOnce(undefined);
  expect(await refreshTokens(id)).toBeUndefined();
  expect((await signIns.find(id))?.provider).toEqual(tokens(1));
});

test('does not ask the provider for a sign-in that has ended', async () => {
  const { id, signIns, refresh, refreshTokens } = await setUp();
  await signIns.end(id);
  expect(await refreshTokens(id)).toBeUndefined();
  expect(refresh).not.toHaveBeenCalled();
});

test('two instances refresh once, and both get the new tokens', async () => {
  const { id, signIns, refresh, refreshTokens, store } = await setUp();
  const otherInstance = createTokenRefresh({ provider: { refresh }, signIns, store });
  expect(await Promise.all([refreshTokens(id), otherInstance(id)])).toEqual([tokens(2), tokens(2)]);
  expect(refresh).toHaveBeenCalledOnce();
});

test('tokens of another person end the sign-in', async () => {
  const { id, signIns, refresh, refreshTokens } = await setUp();
  refresh.mockResolvedValue({ ...tokens(2), subject: 'grace' });
  expect(await refreshTokens(id)).toBeUndefined();
  expect(await signIns.find(id)).toBeUndefined();
});
