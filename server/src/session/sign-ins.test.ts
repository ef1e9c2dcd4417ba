import { beforeEach, describe, expect, test } from 'vitest';
import { MemoryStore } from './expiring-store.ts';
import { ABSOLUTE_LIMIT_MS, IDLE_LIMIT_MS, type SignIn, SignIns, sessionStateOf } from './sign-ins.ts';

const ada = { role: 'user', firstName: 'Ada', email: 'ada@example.com', shopToken: 'one' } as const;

let now = 0;
let store: MemoryStore;
let signIns: SignIns;
let signIn: SignIn;

beforeEach(async () => {
  now = 1_700_000_000_000;
  store = new MemoryStore(() => now);
  signIns = new SignIns(store, () => now);
  signIn = await signIns.start(ada);
});

describe('a sign-in ends', () => {
  test('after the idle limit without activity', async () => {
    now += IDLE_LIMIT_MS - 1;
    expect(await signIns.read(signIn.id)).toBeDefined();
    now += 1;
    expect(await signIns.read(signIn.id)).toBeUndefined();
    expect(store.size).toBe(0);
  });

  test('not before, where the person is active', async () => {
    now += IDLE_LIMIT_MS - 1;
    await signIns.touch(signIn);
    now += IDLE_LIMIT_MS - 1;
    expect(await signIns.read(signIn.id)).toBeDefined();
  });

  test('after the absolute limit, however active the person is', async () => {
    const end = now + ABSOLUTE_LIMIT_MS;
    while (now < end - IDLE_LIMIT_MS / 2) {
      now += IDLE_LIMIT_MS / 2;
      const current = await signIns.read(signIn.id);
      if (current) await signIns.touch(current);
    }
    now = end - 1;
    expect(await signIns.read(signIn.id)).toBeDefined();
    now = end;
    expect(await signIns.read(signIn.id)).toBeUndefined();
  });

  test('at once when it is ended', async () => {
    await signIns.end(signIn.id);
    expect(await signIns.read(signIn.id)).toBeUndefined();
  });
});

describe('a change', () => {
  test('keeps what it does not name', async () => {
    expect(await signIns.change(signIn.id, { shopToken: 'two' })).toEqual({ ...signIn, shopToken: 'two' });
  });

  test('does not revive a sign-in that has ended', async () => {
    await signIns.end(signIn.id);
    expect(await signIns.change(signIn.id, { shopToken: 'two' })).toBeUndefined();
    expect(await signIns.read(signIn.id)).toBeUndefined();
  });

  test('is not undone by noting activity that was seen before it', async () => {
    now += 120_000;
    await signIns.change(signIn.id, { shopToken: 'two' });
    await signIns.touch(signIn);
    expect((await signIns.read(signIn.id))?.shopToken).toBe('two');
  });
});

test('the browser learns who is signed in, and no token', () => {
  expect(sessionStateOf(signIn)).toEqual({
    signedIn: true,
    role: 'user',
    firstName: 'Ada',
    email: 'ada@example.com',
    expiresAt: new Date(now + IDLE_LIMIT_MS).toISOString(),
  });
});

test('the store gives up the oldest entries rather than its bound', async () => {
  const small = new MemoryStore(() => now, 2);
  for (const key of ['a', 'b', 'c']) await small.set(key, { key }, 1000);
  expect([await small.get('a'), await small.get('b'), await small.get('c')]).toEqual([
    undefined,
    { key: 'b' },
    { key: 'c' },
  ]);
});
