import { expect, it } from 'vitest';
import { formatAddress, savedShipping } from './saved-address.ts';

const home = {
  type: 'BillingAndShipping' as const,
  countryCode: 'CA',
  addition: '24 Sussex Drive',
  zipCode: 'K1M 1M4',
  stateCode: 'ON',
  city: 'Ottawa',
};

it('ignores a shipping address in another country', () => {
  expect(savedShipping({ shipping: home }, 'CA')).toBe(home);
  expect(savedShipping({ shipping: home }, 'US')).toBeUndefined();
});

it('formats an address on one line', () => {
  expect(formatAddress(home)).toBe('24 Sussex Drive, Ottawa, ON, K1M 1M4');
  expect(
    formatAddress({
      type: 'Shipping',
      countryCode: 'NL',
      street: 'Prinsengracht',
      houseNumber: '12',
      extension: 'a',
      city: 'Amsterdam',
      zipCode: '1015 DV',
      line2: null,
    }),
  ).toBe('Prinsengracht 12 a, Amsterdam, 1015 DV');
});
