import { describe, expect, it } from 'vitest';
import { checkoutSteps } from './checkout-steps.ts';

const visitor = {
  signedIn: false,
  personalDetailsComplete: false,
  addressSaved: false,
  paymentDisabled: false,
  editing: undefined,
};
const customer = { ...visitor, signedIn: true, personalDetailsComplete: true };

describe('the checkout steps', () => {
  it.each([
    ['start with the sign-in of an anonymous visitor', visitor, 'open waiting waiting'],
    [
      'start with the sign-in if the customer was signed out while an address was open',
      { ...visitor, addressSaved: true, editing: 'address' },
      'open waiting waiting',
    ],
    ['start with incomplete personal details', { ...customer, personalDetailsComplete: false }, 'open waiting waiting'],
    ['continue with the address', customer, 'done open waiting'],
    ['continue with the payment', { ...customer, addressSaved: true }, 'done done open'],
    [
      'open finished personal details again',
      { ...customer, addressSaved: true, editing: 'identity' },
      'open done waiting',
    ],
    ['open a finished address again', { ...customer, addressSaved: true, editing: 'address' }, 'done open waiting'],
    [
      'keep a saved address finished while the details are incomplete',
      { ...customer, personalDetailsComplete: false, addressSaved: true },
      'open done waiting',
    ],
  ] as const)('%s', (_, input, states) => {
    expect(Object.values(checkoutSteps(input).states).join(' ')).toBe(states);
  });

  it('are three, or two if payment is disabled', () => {
    expect(checkoutSteps(visitor).total).toBe(3);
    expect(checkoutSteps({ ...visitor, paymentDisabled: true }).total).toBe(2);
  });
});
