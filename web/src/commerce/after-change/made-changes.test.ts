import { expect, it } from 'vitest';
import { addMade, findMade } from './made-changes.ts';

const pause = { name: 'pauseReplenishment', input: { params: { id: 'S-1' }, query: {} } } as const;
const optIn = { name: 'updateOptIn', input: { body: { optIn: true } } } as const;
const seen = { before: undefined, key: undefined };

it('the newest change by one of the calls is found, of the last ten', () => {
  const cache = new Map();
  addMade(cache, { ...optIn, ...seen }, 'OPT-IN');
  for (let count = 1; count <= 9; count += 1) addMade(cache, { ...pause, ...seen }, `PAUSE-${count}`);
  expect(findMade(cache, ['resumeReplenishment', 'pauseReplenishment'])?.receipt).toBe('PAUSE-9');
  expect(findMade(cache, ['updateOptIn'])?.receipt).toBe('OPT-IN');
  expect(findMade(cache, ['resumeReplenishment'])).toBeUndefined();
  addMade(cache, { ...pause, ...seen }, 'PAUSE-10');
  expect(findMade(cache, ['updateOptIn'])).toBeUndefined();
});
