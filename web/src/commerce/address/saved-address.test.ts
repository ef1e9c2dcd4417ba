import { expect, it } from 'vitest';
import { savedShipping } from './saved-address.ts';

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
