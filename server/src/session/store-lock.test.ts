import { expect, test } from 'vitest';
import { MemoryStore } from './expiring-store.ts';
import { runLocked } from './store-lock.ts';

const lock = { name: 'a', lifetimeMs: 60_000 };

test('operations with one name run one after the other, also after a failure', async () => {
  const store = new MemoryStore();
  const steps: string[] = [];
  const run = (name: string, fails = false) =>
    runLocked(store, lock, async () => {
      steps.push(`${name} starts`);
      await new Promise(setImmediate);
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([run('one', true), run('two')]);
  expect(results).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'two' }]);
  expect(steps).toEqual(['one starts', 'one ends', 'two starts', 'two ends']);
});

test('the lock is held until the operation has ended', async () => {
  const store = new MemoryStore();
  const operation = Promise.withResolvers<string>();
  const running = runLocked(store, lock, () => operation.promise);
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  expect(store.get('lock:a')).toBeDefined();
  operation.resolve('done');
  expect(await running).toBe('done');
  expect(store.get('lock:a')).toBeUndefined();
});

test('the lock of an instance that has ended becomes free', async () => {
  let now = 0;
  const store = new MemoryStore(() => now);
  await store.add('lock:a', { owner: 'an instance that has ended' }, lock.lifetimeMs);
  const waiting = runLocked(store, lock, async () => 'done');
  now = lock.lifetimeMs;
  expect(await waiting).toBe('done');
});

test('an operation that took too long does not free the lock of the next owner', async () => {
  const store = new MemoryStore();
  await runLocked(store, lock, async () => {
    await store.set('lock:a', { owner: 'another instance' }, lock.lifetimeMs);
  });
  expect(store.get('lock:a')).toEqual({ owner: 'another instance' });
});

test('an operation keeps its result when the store cannot release the lock', async () => {
  const store = new MemoryStore();
  store.delete = async () => {
    throw new Error('away');
  };
  expect(await runLocked(store, lock, async () => 'done')).toBe('done');
});
