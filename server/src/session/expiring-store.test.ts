import { describe, expect, test } from 'vitest';
import { MemoryStore } from './expiring-store.ts';

const LONG = 60_000;

describe('a store that is full', () => {
  test.each<[string, (store: MemoryStore) => Promise<unknown>, readonly string[]]>([
    ['the oldest entry', async () => {}, ['b', 'c']],
    ['not an entry that was set again', (store) => store.set('a', { key: 'a' }, LONG), ['a', 'c']],
    ['not an entry that was updated', (store) => store.update('a', () => ({ key: 'a' }), LONG), ['a', 'c']],
  ])('drops %s', async (_, write, kept) => {
    const store = new MemoryStore(() => 0, 2);
    for (const key of ['a', 'b']) await store.set(key, { key }, LONG);
    await write(store);
    await store.set('c', { key: 'c' }, LONG);
    const values = await Promise.all(['a', 'b', 'c'].map((key) => store.get(key)));
    expect(values).toEqual(['a', 'b', 'c'].map((key) => (kept.includes(key) ? { key } : undefined)));
  });
});

test('a value is there until its end', async () => {
  let now = 0;
  const store = new MemoryStore(() => now);
  await store.set('a', { key: 'a' }, LONG);
  now = LONG - 1;
  expect(await store.get('a')).toEqual({ key: 'a' });
  expect(await store.add('a', { key: 'b' }, LONG)).toBe(false);
  now = LONG;
  expect(await store.get('a')).toBeUndefined();
  expect(await store.add('a', { key: 'b' }, LONG)).toBe(true);
});
