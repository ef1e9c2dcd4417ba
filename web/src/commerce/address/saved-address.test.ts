import { describe, expect, it } from 'vitest';
import { sampleProfile } from '../../commerce/sample-profile.ts';
import { addressLine, mayEditAddress, savedShipping } from './saved-address.ts';

const home = {
  type: 'BillingAndShipping' as const,
  countryCode: 'CA',
  addition: '24 Sussex Drive',
  zipCode: 'K1M 1M4',
  stateCode: 'ON',
  city: 'Ottawa',
};

describe('the address of checkout', () => {
  it.each([
    ['a subscriber with a saved address may not change it', true, true, home, false],
    ['a subscriber without one fills it in', true, false, null, true],
    ['another customer may change it', false, true, home, true],
    ['but not while the shop forbids it', false, false, home, false],
  ] as const)('%s', (_, hasSubscription, ableToUpdateAddress, shipping, may) => {
    const customer = sampleProfile({ hasSubscription, ableToUpdateAddress }, { shipping });
    expect(mayEditAddress(customer, 'CA')).toBe(may);
  });

  it('is not one in another country', () => {
    expect(savedShipping({ shipping: home }, 'CA')).toBe(home);
    expect(savedShipping({ shipping: home }, 'US')).toBeUndefined();
  });

  it('is told on one line', () => {
    expect(addressLine(home)).toBe('24 Sussex Drive, Ottawa, ON, K1M 1M4');
    expect(
      addressLine({
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
});
