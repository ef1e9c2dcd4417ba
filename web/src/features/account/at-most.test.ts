import { expect, it } from 'vitest';
import { doAtMost } from './at-most.ts';

/** Work that ends when its item is released. */
function openWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (item: string) => {
    begun.push(item);
    return new Promise<string>((resolve) => ends.set(item, () => resolve(item.toUpperCase())));
  };
  const end = async (...items: readonly string[]) => {
    for (const item of items) ends.get(item)?.();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { begun, work, end };
}

it('begins with as many as are allowed, and with the next one when one has ended', async () => {
  const { begun, work, end } = openWork();
  const { done } = doAtMost(3, ['a', 'b', 'c', 'd', 'e'], work);
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await end('a', 'c', 'd');
  await end('e');
  expect(await done).toEqual(['A', 'B', 'C', 'D', 'E']);
});

it('begins with all that wait when the page ends, and with none twice', async () => {
  const { begun, work, end } = openWork();
  const { done, beginAll } = doAtMost(2, ['a', 'b', 'c', 'd'], work);
  beginAll();
  beginAll();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await end('d', 'c', 'b', 'a');
  expect(await done).toEqual(['A', 'B', 'C', 'D']);
});

it('is done at once with an empty list', async () => {
  expect(await doAtMost(3, [], async () => 'never').done).toEqual([]);
});
