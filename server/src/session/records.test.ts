import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { MemoryStore } from './expiring-store.ts';
import { Records } from './records.ts';

const schema = z.object({ name: z.string(), visits: z.number() });
const LONG = 60_000;

let store: MemoryStore;
let records: Records<z.infer<typeof schema>>;
beforeEach(() => {
  store = new MemoryStore();
  records = new Records(store, 'person:', schema);
});

test('a record is read as it was written', async () => {
  await records.set('ada', { name: 'Ada', visits: 1 }, LONG);
  expect(await records.get('ada')).toEqual({ name: 'Ada', visits: 1 });
  expect(store.get('person:ada')).toEqual({ name: 'Ada', visits: 1 });
  await records.delete('ada');
  expect(await records.get('ada')).toBeUndefined();
});

test('a field of a later release stays when a record is changed', async () => {
  await store.set('person:ada', { name: 'Ada', visits: 1, theme: 'dark' }, LONG);
  const changed = await records.update('ada', (record) => ({ ...record, visits: 2 }), LONG);
  expect(changed).toEqual({ name: 'Ada', visits: 2, theme: 'dark' });
  expect(store.get('person:ada')).toEqual(changed);
});

test.each([{ name: 'Ada' }, { name: 'Ada', visits: '1' }, {}])(
  'the value %j of another release counts as missing, and is not changed',
  async (value) => {
    await store.set('person:ada', value, LONG);
    const change = vi.fn();
    expect(await records.get('ada')).toBeUndefined();
    expect(await records.update('ada', change, LONG)).toBeUndefined();
    expect(change).not.toHaveBeenCalled();
    expect(store.get('person:ada')).toEqual(value);
    expect(await records.add('ada', { name: 'Ada', visits: 1 }, LONG)).toBe(false);
  },
);

test('a missing record is added once, and not changed', async () => {
  expect(await records.update('ada', (record) => record, LONG)).toBeUndefined();
  expect(await records.add('ada', { name: 'Ada', visits: 1 }, LONG)).toBe(true);
  expect(await records.add('ada', { name: 'Ada', visits: 9 }, LONG)).toBe(false);
  expect(await records.get('ada')).toEqual({ name: 'Ada', visits: 1 });
});

test('a value is compared once, and again after it has changed', async () => {
  const compare = vi.spyOn(schema, 'safeParse');
  await records.set('ada', { name: 'Ada', visits: 1 }, LONG);
  await records.get('ada');
  await records.get('ada');
  expect(compare).toHaveBeenCalledTimes(1);
  await records.set('ada', { name: 'Ada', visits: 2 }, LONG);
  await records.get('ada');
  expect(compare).toHaveBeenCalledTimes(2);
  compare.mockRestore();
});
