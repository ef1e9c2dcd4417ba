import { expect, it } from 'vitest';
import { EndedElsewhere } from './ended-elsewhere.ts';
import { MemoryStore } from './expiring-store.ts';
import { signInIdSchema } from './ids.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

it('tells a browser for a week that its sign-in was ended from another one', async () => {
  let now = 0;
  const ended = new EndedElsewhere(new MemoryStore(() => now));
  const [mine, other] = ['mine', 'other'].map((id) => signInIdSchema.parse(id));
  if (!mine || !other) throw new Error('There are two sign-ins');
  await ended.note(mine);
  expect([await ended.has(mine), await ended.has(other)]).toEqual([true, false]);
  now = 7 * DAY_MS - 1;
  expect(await ended.has(mine)).toBe(true);
  now = 7 * DAY_MS + 1;
  expect(await ended.has(mine)).toBe(false);
});
