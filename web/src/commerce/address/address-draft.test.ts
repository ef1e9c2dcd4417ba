// @vitest-environment happy-dom
import { emptyAddressForm } from '@perennial/shared/address/address-fields';
import { beforeEach, describe, expect, it } from 'vitest';
import { readAddressDraft, removeAddressDraft, writeAddressDraft } from './address-draft.ts';

const anna = { customer: 'C-1', country: 'CA' } as const;
const typed = {
  shipping: { ...emptyAddressForm, addition: '24 Sussex Drive', zipCode: 'K1A 0B1' },
  billing: { ...emptyAddressForm, city: 'Toronto' },
  hasBillingAddress: true,
};

beforeEach(() => {
  sessionStorage.clear();
  writeAddressDraft(anna, typed);
});

describe('addresses that were typed and not saved', () => {
  it('are there again after a reload', () => {
    expect(readAddressDraft(anna)).toEqual(typed);
  });

  it.each([
    ['another customer', { customer: 'C-2', country: 'CA' }],
    ['the same customer in another country', { customer: 'C-1', country: 'US' }],
    ['another customer in another country', { customer: 'C-2', country: 'US' }],
  ] as const)('are not given to %s', (_, owner) => {
    expect(readAddressDraft(owner)).toBeUndefined();
  });

  it('are gone after they were dropped', () => {
    removeAddressDraft();
    expect(readAddressDraft(anna)).toBeUndefined();
  });

  it('have every field of the form, even those that another version of the shop did not know', () => {
    sessionStorage.setItem(
      'addressDraft',
      JSON.stringify({ ...anna, shipping: { city: 'Ottawa' }, billing: {}, hasBillingAddress: false }),
    );
    expect(readAddressDraft(anna)).toEqual({
      shipping: { ...emptyAddressForm, city: 'Ottawa' },
      billing: emptyAddressForm,
      hasBillingAddress: false,
    });
  });
});
