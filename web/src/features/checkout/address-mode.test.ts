import { describe, expect, it } from 'vitest';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { addressMode, areAddressesComplete } from './address-mode.ts';

const home = {
  type: 'BillingAndShipping' as const,
  countryCode: 'CA',
  addition: '24 Sussex Drive',
  zipCode: 'K1M 1M4',
  stateCode: 'ON',
  city: 'Ottawa',
};

describe('saved addresses in checkout', () => {
  it.each([
    ['a subscriber with a saved address cannot change it', true, true, home, false, 'read-only', true],
    ['a subscriber without a saved address fills it in', true, false, null, false, 'open', false],
    ['a customer without a subscription can change it', false, true, home, false, 'editable', true],
    ['a customer cannot change it while the shop API forbids it', false, false, home, false, 'read-only', true],
    ['a customer without a saved address fills it in', false, true, null, false, 'open', false],
    ['a subscriber without a billing address fills in that one only', true, true, home, true, 'billing-only', false],
    ['a customer without a billing address has to fill it in', false, true, home, true, 'editable', false],
    ['a missing billing address that cannot be changed blocks no order', true, false, home, true, 'read-only', true],
  ] as const)('%s', (_, hasSubscription, ableToUpdateAddress, shipping, hasBilling, mode, complete) => {
    const customer = sampleProfile({ hasSubscription, ableToUpdateAddress }, { shipping, hasBilling, billing: null });
    expect(addressMode(customer, 'CA')).toBe(mode);
    expect(areAddressesComplete(customer, 'CA')).toBe(complete);
  });
});
