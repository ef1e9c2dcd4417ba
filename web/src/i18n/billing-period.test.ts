import { expect, it } from 'vitest';
import { findPeriodName } from './billing-period.ts';

it.each([
  [1, 'monthly'],
  [3, 'quarterly'],
  [6, 'semiAnnual'],
  [2, undefined],
  [12, undefined],
  [30, undefined],
])('names a period of %i months %s', (months, name) => expect(findPeriodName(months)).toBe(name));
