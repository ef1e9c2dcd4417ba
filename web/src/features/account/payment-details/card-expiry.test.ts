import { expect, it } from 'vitest';
import { toCardExpiry } from './card-expiry.ts';

it.each([
  ['09/2030', '2026-03-15', 'valid'],
  ['09/2030', '2030-09-30', 'soon'],
  ['09/2030', '2030-10-01', 'expired'],
  ['02/2028', '2028-02-29', 'soon'],
  ['02/2028', '2028-03-01', 'expired'],
  ['02/2027', '2027-02-28', 'soon'],
  ['02/2027', '2027-03-01', 'expired'],
  ['12/2026', '2026-11-01', 'soon'],
  ['12/2026', '2026-10-31', 'valid'],
  ['02/2028', '2027-12-31', 'soon'],
  ['02/2028', '2027-12-30', 'valid'],
  ['11/2025', '2026-03-15', 'expired'],
  ['13/2026', '2026-03-15', undefined],
  ['9/30', '2026-03-15', undefined],
  ['', '2026-03-15', undefined],
] as const)('a card of %s is on %s: %s', (expiryDate, today, expiry) => {
  expect(toCardExpiry(expiryDate, today)).toBe(expiry);
});
