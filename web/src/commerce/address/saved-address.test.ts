import { describe, expect, it } from 'vitest';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { addressLine, addressMode, areAddressesComplete, savedShipping } from './saved-address.ts';

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
    ['a subscriber with a saved address sees it read-only', true, true, home, false, 'read-only', true],
    ['a subscriber without one fills it in', true, false, null, false, 'open', false],
    ['another customer may change it', false, true, home, false, 'editable', true],
    ['but not while the shop forbids it', false, false, home, false, 'read-only', true],
    ['another customer without one fills it in', false, true, null, false, 'open', false],
    ['a subscriber whose bill has nowhere to go fills in that alone', true, true, home, true, 'billing-only', false],
    ['another customer in the same place is asked for both', false, true, home, true, 'editable', false],
    ['nobody is kept by what the shop forbids to mend', true, false, home, true, 'read-only', true],
  ] as const)('%s', (_, hasSubscription, ableToUpdateAddress, shipping, hasBilling, mode, complete) => {
    const customer = sampleProfile({ hasSubscription, ableToUpdateAddress }, { shipping, hasBilling, billing: null });
    expect(addressMode(customer, 'CA')).toBe(mode);
    expect(areAddressesComplete(customer, 'CA')).toBe(complete);
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
