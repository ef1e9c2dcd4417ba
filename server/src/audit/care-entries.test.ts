import { describe, expect, test } from 'vitest';
import { MemoryStore } from '../session/expiring-store.ts';
import { customerIdSchema } from '../session/ids.ts';
import { CareEntries } from './care-entries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ada = customerIdSchema.parse('ada');
const grace = customerIdSchema.parse('grace');
const act = (id: string) => ({ id, deed: 'discount', result: 'started' }) as const;

function open(secrets: readonly [string, ...string[]] = ['a secret'], store?: MemoryStore) {
  let now = 1_700_000_000_000;
  const clock = () => now;
  const kept = store ?? new MemoryStore(clock);
  return { store: kept, entries: new CareEntries(kept, secrets, clock), pass: (ms: number) => (now += ms) };
}

describe('what customer care did for a customer', () => {
  test('has the newest first, each with its own result', async () => {
    const { entries, pass } = open();
    await entries.add(ada, act('r-1'));
    pass(1000);
    await entries.add(ada, { ...act('r-2'), subscription: 'S-1' });
    await entries.finish(ada, 'r-1', 'done');
    await entries.finish(ada, 'r-2', 'refused');
    expect((await entries.list(ada)).map(({ id, result, subscription }) => [id, result, subscription])).toEqual([
      ['r-2', 'refused', 'S-1'],
      ['r-1', 'done', undefined],
    ]);
    expect(await entries.list(grace)).toEqual([]);
  });

  test('keeps two entries that are written at the same moment', async () => {
    const { entries } = open();
    await Promise.all(['r-1', 'r-2', 'r-3'].map((id) => entries.add(ada, act(id))));
    expect(await entries.list(ada)).toHaveLength(3);
  });

  test('keeps two hundred, of which the oldest go first', async () => {
    const { entries } = open();
    for (let number = 0; number < 203; number += 1) await entries.add(ada, act(`r-${number}`));
    const ids = (await entries.list(ada)).map(({ id }) => id);
    expect([ids.length, ids.includes('r-2'), ids.includes('r-3')]).toEqual([200, false, true]);
  });

  test('forgets an entry after ninety days, also while others are added', async () => {
    const { entries, pass, store } = open();
    await entries.add(ada, act('old'));
    pass(89 * DAY_MS);
    await entries.add(ada, act('new'));
    expect(await entries.list(ada)).toHaveLength(2);
    pass(DAY_MS);
    expect((await entries.list(ada)).map(({ id }) => id)).toEqual(['new']);
    pass(89 * DAY_MS);
    expect(await entries.list(ada)).toEqual([]);
    expect(store.size).toBeLessThanOrEqual(1);
  });

  test('is read with each secret that is still listed, and with no other', async () => {
    const { entries, store } = open(['old']);
    await entries.add(ada, act('r-1'));
    const rotated = open(['new', 'old'], store).entries;
    await rotated.add(ada, act('r-2'));
    expect((await rotated.list(ada)).map(({ id }) => id).sort()).toEqual(['r-1', 'r-2']);
    expect((await open(['new'], store).entries.list(ada)).map(({ id }) => id)).toEqual(['r-2']);
  });

  test('has a key that names nobody', async () => {
    const keys: string[] = [];
    class Spied extends MemoryStore {
      override async add(key: string, value: object, lifetimeMs: number) {
        keys.push(key);
        return super.add(key, value, lifetimeMs);
      }
    }
    const { entries } = open(['a secret'], new Spied());
    await entries.add(ada, act('r-1'));
    expect(keys).toEqual([expect.stringMatching(/^care-entries:[\w-]{43}$/)]);
  });
});
