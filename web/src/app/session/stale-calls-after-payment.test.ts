import type { PaymentActivity } from '@perennial/shared/models/payment';
import { describe, expect, it } from 'vitest';
import { staleCallsAfterPayment } from './stale-calls-after-payment.ts';

const resting: PaymentActivity = {
  hasPaymentInProgress: false,
  hasInitialPaymentInProgress: false,
  hasInvalidRecurringPaymentDetail: false,
};
const paying: PaymentActivity = { ...resting, hasPaymentInProgress: true };
const ordering: PaymentActivity = { ...paying, hasInitialPaymentInProgress: true };

const ofPayments = ['getInvoices', 'getSavedPaymentMethod', 'getPaymentMethods'];

describe('staleAfterEnd', () => {
  it.each([
    ['when a payment ends: invoices and payment methods', paying, resting, ofPayments],
    ['when a first payment ends: the subscriptions too', ordering, resting, [...ofPayments, 'getSubscriptions']],
    ['nothing while a payment goes on', paying, paying, []],
    ['nothing when one begins', resting, ordering, []],
    ['nothing as long as the activity is not known', undefined, resting, []],
  ] as const)('%s', (_, before, now, calls) => {
    expect(staleCallsAfterPayment(before, now)).toEqual(calls);
  });
});
