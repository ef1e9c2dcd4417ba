import { cultureOf } from '@perennial/shared/cultures/cultures';
import { describe, expect, it } from 'vitest';
import { formatDate } from './format.ts';

describe('date', () => {
  it.each([
    ['en-us', '2026-02-05', '02/05/2026'],
    ['en-ca', '2026-02-05T10:00:00Z', '02/05/2026'],
    ['nl-nl', '2026-02-05', '05-02-2026'],
    ['en-gb', '2026-02-05', '05-02-2026'],
  ] as const)('%s: %s becomes %s', (code, isoDate, text) => {
    expect(formatDate(cultureOf(code), isoDate)).toBe(text);
  });
});
