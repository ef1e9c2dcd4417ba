import { describe, expect, it } from 'vitest';
import { monthly, nextOccurrence, quarterly } from './billing-period.ts';

describe('nextOccurrence', () => {
  it('returns to the 31st after a short month', () => {
    expect(nextOccurrence('2026-01-31', monthly, '2026-02-28')).toEqual({ day: '2026-03-31', count: 2 });
  });

  it('returns the first date after today, however old the anchor is', () => {
    expect(nextOccurrence('2025-01-10', quarterly, '2026-04-10')).toEqual({ day: '2026-07-10', count: 6 });
  });
});
