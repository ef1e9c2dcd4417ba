import { paymentMethod, savedPaymentMethod } from '@perennial/shared/examples/payment';
import { describe, expect, it } from 'vitest';
import { paymentOptions } from './payment-options.ts';
import { findStoredChoice, putFirst } from './stored-choice.ts';

const paypal = paymentMethod({ provider: 'PayPal', isCreditCard: false, code: 'PayPal', name: 'PayPal' });
const methods = [paymentMethod(), paypal, paymentMethod({ code: 'Adyen.Amex', name: 'American Express' })];
const saved = savedPaymentMethod();

describe('the choice of the method that is stored', () => {
  const options = paymentOptions(methods, undefined, 'False');

  it.each([
    ['a card', saved, { option: 'card', card: 'Adyen.Visa' }],
    [
      'a card of another brand',
      { ...saved, paymentMethodName: 'American Express' },
      { option: 'card', card: 'Adyen.Amex' },
    ],
    ['a card that is not offered', { ...saved, paymentMethodName: 'Maestro' }, undefined],
    ['a wallet that needs consent', { ...saved, type: 'PayPal', paymentMethodName: 'PayPal' }, undefined],
    ['a method without a name', { ...saved, paymentMethodName: null }, undefined],
    ['no method any more', { ...saved, hasPaymentProfile: false }, undefined],
    ['nothing', undefined, undefined],
  ] as const)('for %s', (_, stored, choice) => {
    expect(findStoredChoice(options, stored)).toEqual(choice);
  });

  it('is a wallet with consent, and comes first', () => {
    const agreed = paymentOptions(methods, undefined, 'True');
    const choice = findStoredChoice(agreed, { ...saved, type: 'PayPal', paymentMethodName: 'PayPal' });
    expect(choice).toEqual({ option: 'method:PayPal', card: '' });
    expect(putFirst(agreed, choice?.option).map(({ id }) => id)).toEqual(['method:PayPal', 'card']);
    expect(putFirst(agreed, undefined)).toEqual(agreed);
  });
});
