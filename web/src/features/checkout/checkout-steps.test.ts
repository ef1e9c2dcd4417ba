import { describe, expect, it } from 'vitest';
import { checkoutSteps } from './checkout-steps.ts';

const visitor = {
  signedIn: false,
  personalDetailsComplete: false,
  addressSaved: false,
  paymentDisabled: false,
  editing: undefined,
};
const known = { ...visitor, signedIn: true, personalDetailsComplete: true };

describe('the steps of checkout', () => {
  it.each([
    ['a visitor signs in first', visitor, 'open waiting waiting'],
    ['incomplete details come first', { ...known, personalDetailsComplete: false }, 'open waiting waiting'],
    ['then the address', known, 'done open waiting'],
    ['then the payment', { ...known, addressSaved: true }, 'done done open'],
    ['a finished step can be opened again', { ...known, addressSaved: true, editing: 'identity' }, 'open done waiting'],
    ['the address too', { ...known, addressSaved: true, editing: 'address' }, 'done open waiting'],
    [
      'a saved address keeps its place behind incomplete details',
      { ...known, personalDetailsComplete: false, addressSaved: true },
      'open done waiting',
    ],
  ] as const)('%s', (_, question, states) => {
    expect(Object.values(checkoutSteps(question).states).join(' ')).toBe(states);
  });

  it('are three, and two when payment is disabled', () => {
    expect(checkoutSteps(visitor).total).toBe(3);
    expect(checkoutSteps({ ...visitor, paymentDisabled: true }).total).toBe(2);
  });
});
