import { expect, test } from 'vitest';
import { toTable } from './table-reporter.ts';

test('shows each call with its interactions, and on which side they are broken', () => {
  const table = toTable([
    { call: 'getProfile', side: 'BFF', isKept: true },
    { call: 'getProfile', side: 'BFF', isKept: true },
    { call: 'getProfile', side: 'shop API', isKept: true },
    { call: 'getProfile', side: 'shop API', isKept: false },
    { call: 'getFaq', side: 'BFF', isKept: true },
  ]);
  expect(table).toEqual([
    'call        interactions  contract',
    'getProfile             2  BROKEN (BFF: 0, shop API: 1)',
    'getFaq                 1  kept',
    '2 calls                3  BROKEN (BFF: 0, shop API: 1)',
  ]);
});
