import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { MemoryStore } from './expiring-store.ts';
import { providerSessionIdSchema, type SignInId, signInIdSchema } from './ids.ts';
import { MAX_SIGN_INS, ProviderSessions } from './provider-sessions.ts';
import { SignIns } from './sign-ins.ts';

const atProvider = (name: string) => providerSessionIdSchema.parse(name);
const signInOf = (name: string) => signInIdSchema.parse(name);

const ada = { role: 'user', firstName: 'Ada', email: 'ada@example.com', shopToken: 'one' } as const;
const provider = { accessToken: 'access', subject: 'ada' };

let store: MemoryStore;
let signIns: SignIns;
beforeEach(() => {
  store = new MemoryStore();
  signIns = new SignIns(store);
});

const isThere = async (id: SignInId) => (await signIns.find(id)) !== undefined;

test('the oldest sign-in of a person ends when there are too many, and those that have ended do not count', async () => {
  const first = await signIns.start({ ...ada, provider });
  const gone = await signIns.start({ ...ada, provider });
  await signIns.end(gone.id, provider);
  const second = await signIns.start({ ...ada, provider });
  for (let number = 2; number < MAX_SIGN_INS; number += 1) await signIns.start({ ...ada, provider });
  expect(await isThere(first.id)).toBe(true);
  await signIns.start({ ...ada, provider });
  expect([await isThere(first.id), await isThere(second.id)]).toEqual([false, true]);
  expect(await signIns.endOfProvider({ subject: 'ada' })).toBe(MAX_SIGN_INS);
});

test('two sign-ins at the same moment are both found', async () => {
  await Promise.all([signIns.start({ ...ada, provider }), signIns.start({ ...ada, provider })]);
  expect(await signIns.endOfProvider({ subject: 'ada' })).toBe(2);
});

test('a list that a former secret has encrypted is replaced', async () => {
  const { add, get } = store;
  let isReadable = false;
  store.get = async (key) => (isReadable ? get.call(store, key) : undefined);
  store.update = async () => undefined;
  store.add = async (...args) => isReadable && add.apply(store, args);
  await signIns.start({ ...ada, provider });
  isReadable = true;
  expect(await signIns.endOfProvider({ subject: 'ada' })).toBe(1);
});

test('the keys of the store do not contain the names of the provider', async () => {
  const keys: string[] = [];
  const set = store.set.bind(store);
  const add = store.add.bind(store);
  store.set = async (key, value, lifetimeMs) => {
    keys.push(key);
    await set(key, value, lifetimeMs);
  };
  store.add = async (key, value, lifetimeMs) => {
    keys.push(key);
    return add(key, value, lifetimeMs);
  };
  await signIns.start({ ...ada, provider: { ...provider, sessionId: atProvider('session-1') } });
  await signIns.endOfProvider({ sessionId: atProvider('session-1') });
  expect(keys).toHaveLength(4);
  expect(keys.filter((key) => /ada|session-1/.test(key))).toEqual([]);
});

test('a list that was written with a former secret is found, and emptied, with the new one', async () => {
  const before = new SignIns(store, { secrets: ['the former secret'] });
  const rotated = new SignIns(store, { secrets: ['the new secret', 'the former secret'] });
  const dropped = new SignIns(store, { secrets: ['the new secret'] });
  const withSession = { ...provider, sessionId: atProvider('session-1') };
  const first = await before.start({ ...ada, provider: withSession });
  const second = await rotated.start({ ...ada, provider: withSession });
  expect(await dropped.endOfProvider({ sessionId: atProvider('another') })).toBe(0);
  expect(await rotated.endOfProvider({ subject: 'ada', sessionId: atProvider('session-1') })).toBe(2);
  expect([await rotated.find(first.id), await rotated.find(second.id)]).toEqual([undefined, undefined]);
  expect(await before.endOfProvider({ subject: 'ada' })).toBe(0);
});

test('the end of a session that was noted with a former secret is still known', async () => {
  await new ProviderSessions(store, 60_000, ['the former secret']).noteEnd({ sessionId: atProvider('session-1') });
  const rotated = new ProviderSessions(store, 60_000, ['the new secret', 'the former secret']);
  expect(await rotated.hasEnded({ sessionId: atProvider('session-1') })).toBe(true);
  const later = new ProviderSessions(store, 60_000, ['the new secret']);
  expect(await later.hasEnded({ sessionId: atProvider('session-1') })).toBe(false);
});

test('nobody without the secret can tell whose list a key is', async () => {
  const keys: string[] = [];
  store.add = async (key) => keys.push(key) > 0;
  store.update = async () => undefined;
  for (const secret of ['one secret', 'another secret', 'one secret'])
    await new ProviderSessions(store, 60_000, [secret]).add({ id: signInOf('1'), subject: 'ada' });
  expect(keys[0]).toMatch(/^provider-person:[\w-]{43}$/);
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([false, true]);
  expect(keys[0]).not.toContain(createHash('sha256').update('ada').digest('base64url'));
});

test('a sign-in does not start if its session at the provider ends while it is being stored', async () => {
  const set = store.set.bind(store);
  store.set = async (key, value, lifetimeMs) => {
    await set(key, value, lifetimeMs);
    // Before the sign-in can be found.
    if (key.startsWith('sign-in:')) await signIns.endOfProvider({ sessionId: atProvider('session-1') });
  };
  const started = signIns.start({ ...ada, provider: { ...provider, sessionId: atProvider('session-1') } });
  await expect(started).rejects.toThrow('has ended');
});

test('a sign-in without a session is in the list of its person only', async () => {
  const sessions = new ProviderSessions(store, 60_000);
  expect([await sessions.add({ id: signInOf('1'), subject: 'ada' }), store.size]).toEqual([[], 1]);
  expect(await sessions.find({ subject: 'ada' })).toEqual([{ id: '1', subject: 'ada' }]);
});

test('the end of a session is known for an hour', async () => {
  let now = 0;
  const sessions = new ProviderSessions(new MemoryStore(() => now), 60_000);
  await sessions.noteEnd({ sessionId: atProvider('session-1') });
  now = 60 * 60 * 1000 - 1;
  expect(await sessions.hasEnded({ sessionId: atProvider('session-1') })).toBe(true);
  now += 2;
  expect(await sessions.hasEnded({ sessionId: atProvider('session-1') })).toBe(false);
});
