import { describe, expect, it } from 'vitest';
import { destinationOf } from './destination.ts';

describe('after a payment at the provider a person comes to', () => {
  it.each([
    ['Init', true, '/subscription-successful?language=fr-CA'],
    ['Init', false, '/subscription-error?language=fr-CA'],
    ['Change', true, '/my-account/overview?language=fr-CA'],
    ['ChangeAndPayInFull', false, '/my-account/overview?language=fr-CA'],
    ['ChangeAndImmediatePayment', true, '/my-account/overview?language=fr-CA'],
  ] as const)('%s, paid %s: %s', (createdReason, isPaymentSuccess, page) => {
    expect(destinationOf({ createdReason, isPaymentSuccess }, 'fr-CA')).toBe(page);
  });
});
