import { beforeEach, describe, expect, test } from 'vitest';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { MemoryStore } from './expiring-store.ts';
import { ABSOLUTE_LIMIT_MS, IDLE_LIMIT_MS, type SignIn, toSessionState } from './sign-in-record.ts';
import { SignIns } from './sign-ins.ts';

const ada = { role: 'user', firstName: 'Ada', email: 'ada@example.com', shopToken: 'one' } as const;

let now = 0;
let store: MemoryStore;
let signIns: SignIns;
let signIn: SignIn;

beforeEach(async () => {
  now = 1_700_000_000_000;
  store = new MemoryStore(() => now);
  signIns = new SignIns(store, { now: () => now });
  signIn = await signIns.start(ada);
});

describe('a sign-in', () => {
  test('that ends here or at the identity provider forgets what belongs to it, and then says so', async () => {
    const forgotten: string[] = [];
    const told: string[] = [];
    const some = new SignIns(store, {
      now: () => now,
      beforeEnd: async (id) => void forgotten.push(id),
      afterEnd: (id) => told.push(id),
    });
    const provider = { accessToken: 'a', subject: 'u-1' };
    const [here, there] = [await some.start(ada), await some.start({ ...ada, provider })];
    await some.end(here.id);
    await some.endOfProvider({ subject: 'u-1' });
    expect(forgotten).toEqual([here.id, there.id]);
    expect(told).toEqual([here.id, there.id]);
  });

  test('stays if what belongs to it cannot be forgotten', async () => {
    const told: string[] = [];
    const beforeEnd = async () => {
      throw new Error('The store is away.');
    };
    const some = new SignIns(store, { now: () => now, beforeEnd, afterEnd: (id) => told.push(id) });
    await expect(some.end(signIn.id)).rejects.toThrow('The store is away.');
    expect(await signIns.find(signIn.id)).toBeDefined();
    expect(told).toEqual([]);
  });

  test('is counted with its role, its minutes and its end', async () => {
    const counted: unknown[] = [];
    const metrics: Metrics = {
      ...noMetrics,
      signInStarted: (role) => counted.push(['started', role]),
      signInActive: (role) => counted.push(['active', role]),
      signInEnded: (role, reason) => counted.push([reason, role]),
    };
    // A store whose clock is behind has a sign-in longer than it lasts.
    const someTimeAgo = now;
    const some = new SignIns(new MemoryStore(() => someTimeAgo), { now: () => now, metrics });
    const after = async <T>(act: () => Promise<T>) => {
      counted.splice(0);
      await act();
      return [...counted];
    };
    const begin = [
      ['started', 'user'],
      ['active', 'user'],
    ];
    const provider = { accessToken: 'a', subject: 'u-1' };
    expect(await after(() => some.start({ ...ada, provider }))).toEqual(begin);
    const current = await some.start({ ...ada, provider });
    expect(await after(() => some.endOthers(current))).toEqual([['ended-elsewhere', 'user']]);
    expect(await after(() => some.endOfProvider({ subject: 'u-1' }))).toEqual([['back-channel', 'user']]);
    const admin = await some.start({ ...ada, role: 'admin', limits: { idleMs: 120_000, absoluteMs: 180_000 } });
    now += 60_000;
    expect(await after(async () => some.touch(admin))).toEqual([['active', 'admin']]);
    now += 119_999;
    expect(await after(() => some.find(admin.id))).toEqual([]);
    now += 1;
    expect(await after(() => some.find(admin.id))).toEqual([['expired', 'admin']]);
  });

  test('ends after the idle limit without activity', async () => {
    now += IDLE_LIMIT_MS - 1;
    expect(await signIns.find(signIn.id)).toBeDefined();
    now += 1;
    expect(await signIns.find(signIn.id)).toBeUndefined();
    expect(store.size).toBe(0);
  });

  test('continues beyond the idle limit with activity', async () => {
    now += IDLE_LIMIT_MS - 1;
    await signIns.touch(signIn);
    now += IDLE_LIMIT_MS - 1;
    expect(await signIns.find(signIn.id)).toBeDefined();
  });

  test.each([
    ['starts again with activity after a minute', 60_000, 60_000],
    ['does not start again with activity in the first minute', 59_999, 0],
  ])('its idle time %s', async (_, elapsedMs, addedMs) => {
    const end = now + IDLE_LIMIT_MS + addedMs;
    now += elapsedMs;
    await signIns.touch(signIn);
    now = end - 1;
    expect(await signIns.find(signIn.id)).toBeDefined();
    now = end;
    expect(await signIns.find(signIn.id)).toBeUndefined();
  });

  test('ends after the absolute limit, also with activity', async () => {
    const end = now + ABSOLUTE_LIMIT_MS;
    while (now < end - IDLE_LIMIT_MS / 2) {
      now += IDLE_LIMIT_MS / 2;
      const current = await signIns.find(signIn.id);
      if (current) await signIns.touch(current);
    }
    now = end - 1;
    expect(await signIns.find(signIn.id)).toBeDefined();
    now = end;
    expect(await signIns.find(signIn.id)).toBeUndefined();
  });

  test('ends at once when it is ended, and no other one ends', async () => {
    const other = await signIns.start({ ...ada, firstName: 'Grace' });
    await signIns.end(signIn.id);
    expect(await signIns.find(signIn.id)).toBeUndefined();
    expect(await signIns.find(other.id)).toMatchObject({ firstName: 'Grace' });
  });

  test('stays in the store until its end, and no longer', async () => {
    const kept: number[] = [];
    class RecordingStore extends MemoryStore {
      override async set(key: string, value: object, lifetimeMs: number) {
        kept.push(lifetimeMs);
        await super.set(key, value, lifetimeMs);
      }
      override async update<T extends object>(
        key: string,
        change: (value: unknown) => T | undefined,
        lifetimeMs: number,
      ) {
        kept.push(lifetimeMs);
        return super.update(key, change, lifetimeMs);
      }
    }
    const recorded = new SignIns(new RecordingStore(() => now), { now: () => now });
    const started = await recorded.start(ada);
    now += IDLE_LIMIT_MS / 2;
    await recorded.touch(started);
    now = started.createdAt + ABSOLUTE_LIMIT_MS - 90_000;
    await recorded.touch(started);
    expect(kept).toEqual([IDLE_LIMIT_MS, IDLE_LIMIT_MS, 90_000]);
  });
});

describe('an update of a sign-in', () => {
  test('keeps the other fields', async () => {
    expect(await signIns.update(signIn.id, { shopToken: 'two' })).toEqual({ ...signIn, shopToken: 'two' });
  });

  test('neither shortens nor extends the idle time', async () => {
    const end = now + IDLE_LIMIT_MS;
    now += IDLE_LIMIT_MS / 2;
    await signIns.update(signIn.id, { shopToken: 'two' });
    now = end - 1;
    expect((await signIns.find(signIn.id))?.shopToken).toBe('two');
    now = end;
    expect(await signIns.find(signIn.id)).toBeUndefined();
  });

  test('does not restore a sign-in that has ended', async () => {
    await signIns.end(signIn.id);
    expect(await signIns.update(signIn.id, { shopToken: 'two' })).toBeUndefined();
    expect(await signIns.find(signIn.id)).toBeUndefined();
  });

  test('is not overwritten by activity with an older copy of the sign-in', async () => {
    now += 120_000;
    await signIns.update(signIn.id, { shopToken: 'two' });
    await signIns.touch(signIn);
    expect((await signIns.find(signIn.id))?.shopToken).toBe('two');
  });
});

test('an admin has limits of their own, idle and absolute', async () => {
  const limits = { idleMs: 30 * 60_000, absoluteMs: 60 * 60_000 };
  const admin = await signIns.start({ ...signIn, role: 'admin', adminName: 'cleo', limits });
  expect(toSessionState(admin)).toMatchObject({
    adminName: 'cleo',
    expiresAt: new Date(now + limits.idleMs).toISOString(),
  });
  now += limits.idleMs - 1;
  await signIns.touch(admin);
  now += limits.idleMs - 1;
  expect(await signIns.find(admin.id)).toBeDefined();
  now = admin.createdAt + limits.absoluteMs;
  expect(await signIns.find(admin.id)).toBeUndefined();
});

test('the session state contains the customer and no token', () => {
  expect(toSessionState(signIn)).toEqual({
    signedIn: true,
    role: 'user',
    firstName: 'Ada',
    email: 'ada@example.com',
    expiresAt: new Date(now + IDLE_LIMIT_MS).toISOString(),
  });
});

test.each([
  ['the end of its token if it could not be renewed', 60_000, 60_000],
  ['its own end if that is earlier', 3 * IDLE_LIMIT_MS, IDLE_LIMIT_MS],
  ['its own end if it has no token that ends', undefined, IDLE_LIMIT_MS],
])('the session state names %s', (_, tokenMs, expectedMs) => {
  const provider =
    tokenMs === undefined ? {} : { provider: { accessToken: 'a', subject: 'ada', expiresAt: now + tokenMs } };
  expect(toSessionState({ ...signIn, ...provider, renewalFailedAt: now })).toMatchObject({
    expiresAt: new Date(now + expectedMs).toISOString(),
    renewalFailed: true,
  });
});
