import { describe, expect, it } from 'vitest';
import { countryCodes } from './country-codes.ts';
import { isTaxAdded, isTaxedCountry, isZipOfTaxedCountry } from './sales-tax.ts';

describe('prices without sales tax', () => {
  it('are those of the United States and Canada', () => {
    expect(countryCodes.filter(isTaxedCountry)).toEqual(['US', 'CA']);
  });

  it.each([
    { country: 'US', zip: '90210', estimated: true },
    { country: 'US', zip: '9', estimated: true },
    { country: 'US', zip: 'K1A 0B1', estimated: false },
    { country: 'US', zip: 'A90210', estimated: false },
    { country: 'US', zip: '', estimated: false },
    { country: 'CA', zip: 'K1A 0B1', estimated: true },
    { country: 'CA', zip: '1K', estimated: false },
    { country: 'CA', zip: '90210', estimated: false },
    { country: 'CA', zip: '', estimated: false },
  ] as const)('can be of $country with "$zip": $estimated', ({ country, zip, estimated }) => {
    expect(isZipOfTaxedCountry(country, zip)).toBe(estimated);
  });
});

it.each([
  { amount: 49.99, country: 'CA', added: true },
  { amount: -5, country: 'CA', added: true },
  { amount: -5, country: 'US', added: true },
  { amount: 0, country: 'US', added: false },
  { amount: 49.99, country: 'NL', added: false },
  { amount: -5, country: 'NL', added: false },
] as const)('$amount in $country stands with "plus tax": $added', ({ amount, country, added }) => {
  expect(isTaxAdded(country, amount)).toBe(added);
});
