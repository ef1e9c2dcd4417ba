import { expect, test } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const NOW = Date.parse('2026-11-22T10:00:00.500Z');

test.each([
  [429, '40', 40],
  [503, ' 7 ', 7],
  [503, '0', 1],
  [429, '86400', 3600],
  [429, 'Sun, 22 Nov 2026 10:01:30 GMT', 90],
  [503, 'Sun, 22 Nov 2026 09:00:00 GMT', 1],
  [429, undefined, 60],
  [429, '', 60],
  [429, '-5', 60],
  [429, '1.5', 60],
  [429, 'soon', 60],
  [429, 'Sun, 99 Abc 2026 10:01:30 GMT', 60],
  [429, ['1', '2'], 60],
  [500, '40', undefined],
  [400, '40', undefined],
  [200, '40', undefined],
])('a status %i with Retry-After %j asks for a wait of %j seconds', (status, header, seconds) => {
  expect(readRetryAfter(status, header, NOW)).toBe(seconds);
});
