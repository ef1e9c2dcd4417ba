import { expect, it } from 'vitest';
import { hasStoredLines, toCartInput, toLimitsInput } from './cart-calls.ts';
import { createLines } from './cart-lines.ts';

it('the tax is asked for with a postal code only if there is one', () => {
  const lines = createLines(['halo'], null);
  const bundles = [{ name: 'halo', quantity: 1, promotionCodes: [] }];
  expect(toCartInput(lines, 'K1A 0B1')).toEqual({ body: { bundles, excludePrice: false, zipCode: 'K1A 0B1' } });
  expect(toCartInput(lines, undefined)).toEqual({ body: { bundles, excludePrice: false } });
  expect(toCartInput(lines, undefined, true)).toEqual({ body: { bundles, excludePrice: true } });
  expect(toLimitsInput(lines)).toEqual({ body: { bundles } });
});

it.each([
  ['modified=true', true],
  ['modified=false', false],
  ['', false],
])('with %j the lines are stored in the browser: %s', (query, stored) => {
  expect(hasStoredLines(new URLSearchParams(query))).toBe(stored);
});
