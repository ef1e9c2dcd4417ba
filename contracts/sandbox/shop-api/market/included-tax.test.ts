import { expect, it } from 'vitest';
import { includedTax } from './included-tax.ts';

it.each([
  ['DE', 11900, 1900],
  ['SE', 12500, 2500],
  ['GB', 999, 167],
  ['CA', 11900, 0],
  ['US', 11900, 0],
] as const)('%s: of a price of %i cents %i are tax', (country, price, tax) => {
  expect(includedTax(price, country)).toBe(tax);
});
