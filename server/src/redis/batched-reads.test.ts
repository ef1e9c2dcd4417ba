import { expect, test, vi } from 'vitest';
import { BatchedReads } from './batched-reads.ts';

const stored = new Map([
  ['a', 'one'],
  ['b', 'two'],
]);

test('reads of one turn are one command, and each gets its own text', async () => {
  const mget = vi.fn(async (keys: string[]) => keys.map((key) => stored.get(key) ?? null));
  const reads = new BatchedReads({ mget } as never);
  expect(await Promise.all([reads.get('b'), reads.get('none'), reads.get('a'), reads.get('b')])).toEqual([
    'two',
    null,
    'one',
    'two',
  ]);
  expect(mget).toHaveBeenCalledOnce();
  expect(await reads.get('a')).toBe('one');
  expect(mget.mock.calls).toEqual([[['b', 'none', 'a', 'b']], [['a']]]);
});

test('a failure of Redis fails the reads of that turn, and no later one', async () => {
  const mget = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(['one']);
  const reads = new BatchedReads({ mget } as never);
  const results = await Promise.allSettled([reads.get('a'), reads.get('b')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await reads.get('a')).toBe('one');
});
