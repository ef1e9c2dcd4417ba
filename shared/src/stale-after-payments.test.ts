import { describe, expect, it } from 'vitest';
import type { PaymentActivity } from './models/payment.ts';
import { staleAfterEndedPayments } from './stale-after.ts';

const resting: PaymentActivity = {
  hasPaymentInProgress: false,
  hasInitialPaymentInProgress: false,
  hasInvalidRecurringPaymentDetail: false,
};
const paying: PaymentActivity = { ...resting, hasPaymentInProgress: true };
const ordering: PaymentActivity = { ...paying, hasInitialPaymentInProgress: true };

const ofPayments = ['getInvoices', 'getSavedPaymentMethod', 'comingUp', 'getPaymentMethods'];

describe('staleAfterEnd', () => {
  it.each([
    ['reloads invoices and payment methods when a payment ends', paying, resting, ofPayments],
    ['reloads the subscriptions too when a first payment ends', ordering, resting, [...ofPayments, 'getSubscriptions']],
    ['reloads nothing while a payment is in progress', paying, paying, []],
    ['reloads nothing when a payment starts', resting, ordering, []],
    ['reloads nothing while the activity is unknown', undefined, resting, []],
  ] as const)('%s', (_, before, now, calls) => {
    expect(staleAfterEndedPayments(before, now)).toEqual(calls);
  });
});
