import { describe, expect, it } from 'vitest';
import { findDestination } from './destination.ts';

describe('findDestination', () => {
  it.each([
    ['Init', true, null, { path: '/subscription-successful?language=fr-CA' }],
    ['Init', false, null, { path: '/subscription-error?language=fr-CA' }],
    ['Change', true, null, { path: '/my-account/payment-details?language=fr-CA', notice: 'changed' }],
    ['Change', false, null, { path: '/my-account/payment-details?language=fr-CA', notice: 'changeFailed' }],
    ['ChangeAndPayInFull', true, 'S-1', { path: '/my-account/subscription-thankyou/S-1?language=fr-CA' }],
    ['ChangeAndPayInFull', false, 'S-1', { path: '/my-account/subscription-details/S-1?language=fr-CA' }],
    ['ChangeAndPayInFull', true, null, { path: '/my-account/overview?language=fr-CA' }],
    ['ChangeAndPayInFull', false, null, { path: '/subscription-error?language=fr-CA' }],
    ['ChangeAndImmediatePayment', true, 'S-1', { path: '/pay-now-successful?language=fr-CA' }],
    ['ChangeAndImmediatePayment', false, 'S-1', { path: '/subscription-error?language=fr-CA' }],
  ] as const)(
    'for the reason %s, success %s and the subscription %s returns the page',
    (createdReason, isPaymentSuccess, subscriptionNumber, destination) => {
      expect(findDestination({ createdReason, isPaymentSuccess, subscriptionNumber }, 'fr-CA')).toEqual(destination);
    },
  );
});
