import { countryCodes } from '@perennial/shared/countries/country-codes';
import { isTaxedCountry, type TaxedCountry } from '@perennial/shared/countries/sales-tax';
import { describe, expect, it } from 'vitest';
import { findRegion, findTaxRate, isZipOfState } from './taxes.ts';

const rows: readonly (readonly [
  country: TaxedCountry,
  zip: string,
  codes: string | undefined,
  rate: number | undefined,
])[] = [
  ['CA', 'M5V 1Z2', 'ON', 0.13],
  ['CA', 'k1a0b1', 'ON', 0.13],
  ['CA', 'H2J 2L4', 'QC', 0.14975],
  ['CA', 'V6E 1M8', 'BC', 0.12],
  ['CA', 'T2P 1J9', 'AB', 0.05],
  ['CA', 'X0A 0H0', 'NT,NU', 0.05],
  ['CA', 'D1A 1A1', undefined, undefined],
  ['CA', '12345', undefined, undefined],
  ['US', '78701', 'TX', 0.0625],
  ['US', '10001-0001', 'NY', 0.04],
  ['US', '97201', 'OR', 0],
  ['US', '00100', undefined, undefined],
  ['US', '1000', undefined, undefined],
];

describe('sales tax', () => {
  it.each(rows)('%s %s is in %s', (country, zip, codes, rate) => {
    const region = findRegion(country, zip);
    expect(region?.codes.join()).toBe(codes);
    expect(region?.rate).toBe(rate);
    expect(findTaxRate(country, zip)).toBe(rate);
  });

  it('has no rate for a postal code of another state', () => {
    expect(findTaxRate('US', '78701', 'TX')).toBe(0.0625);
    expect(findTaxRate('US', '78701', 'CA')).toBeUndefined();
  });

  it('is added to the price in Canada and the United States only', () => {
    expect(countryCodes.filter(isTaxedCountry)).toEqual(['US', 'CA']);
    expect(findTaxRate('NL', '1012 AB')).toBe(0);
  });
});

describe('isZipOfState', () => {
  it.each([
    ['78701', 'Texas', true],
    ['78701', 'TX', false],
    ['78701-1234', 'texas', true],
    ['78701', 'California', false],
    ['90210', 'California', true],
    ['90210', 'Atlantis', false],
    ['9021', 'California', false],
    ['', '', false],
  ])('%s in %s: %s', (zipCode, state, expected) => {
    expect(isZipOfState(zipCode, state)).toBe(expected);
  });
});
