// @vitest-environment happy-dom
/** What paying a device in full announces, sends and shows afterwards (docs/rules/subscriptions.md#pay-in-full-page). */
import { expect } from 'vitest';
import { type SaidAndDone, testSaidAndDone } from '../../../testing/said-and-done.tsx';

const details = '/my-account/subscription-details/{n}';
const overview = '/my-account/overview';
const billing = '/my-account/billing';
const purchase = '/my-account/subscription-purchase/{n}';
/** Germany has this switch; elsewhere the test opens the page. */
const open = { markets: { selfService: 'here' } } as const;

const wallet = {
  url: expect.stringMatching(/^http:\/\/shop-api\.example\/wallet\/[\w-]{24}$/),
  fields: {},
};

const result = (authResult: string) => [
  {
    name: 'submitPaymentResult' as const,
    query: {},
    body: { paymentResult: `merchantReference=PA-500002&authResult=${authResult}` },
  },
];

const rows: readonly SaidAndDone[] = [
  {
    who: 'it-subscriber 1',
    does: 'pays the eleven payments that are left of a device',
    on: open,
    at: purchase,
    steps: [
      ['choose', 'PayPal'],
      ['tick', 'I have read and agree to the terms.'],
    ],
    reads: [
      'Original amount 419,86 € Remaining amount 329,89 € To pay now 329,89 €',
      'With this payment the product is yours: there are no more payments for it.',
    ],
    confirm: 'Place order · 329,89 €',
    sent: [
      {
        name: 'orderPayInFull',
        query: {},
        body: {
          subscriptionNumber: '{n}',
          subscriptionRatePlanId: '{n}-1',
          paymentMethodCode: 'PayPal',
          cancelPaymentUrl: 'http://localhost:3000/it-it/my-account/subscription-purchase/{n}',
          sbeCompliance: 'True',
        },
      },
    ],
    leavesFor: wallet,
    comesBack: { press: 'pay', sent: result('AUTHORISED'), to: '/my-account/subscription-thankyou/{n}' },
    holds: { status: 'InActive', isCancelled: false, nextPaymentDate: null },
    stays: ['Congratulations', 'All yours!', 'Paid in full: Epilatore a luce Lume. There are no more payments for it.'],
    shows: {
      [details]: ['State: Purchased Epilatore a luce Lume', 'not: Next payment', 'not: 329,89 €'],
      [overview]: ['not: 29,99 € / month'],
      [billing]: ['15-03-2026 329,89 €'],
    },
    later: { days: 40, shows: { [billing]: ['09-03-2026 29,99 €', 'not: 09-04-2026'] } },
  },
  {
    who: 'it-subscriber 1',
    does: 'opens the card form for what is left of a device, and owns it no sooner than it is filled in',
    on: open,
    at: purchase,
    steps: [
      ['choose', 'Credit card'],
      ['select', 'Card type', 'Visa'],
      ['tick', 'I have read and agree to the terms.'],
    ],
    reads: ['Original amount 419,86 € Remaining amount 329,89 € To pay now 329,89 €'],
    confirm: 'Place order · 329,89 €',
    sent: [
      {
        name: 'orderPayInFull',
        query: {},
        body: {
          subscriptionNumber: '{n}',
          subscriptionRatePlanId: '{n}-1',
          paymentMethodCode: 'Adyen.Visa',
          cancelPaymentUrl: 'http://localhost:3000/it-it/my-account/subscription-purchase/{n}',
          sbeCompliance: 'True',
        },
      },
      {
        name: 'createPayInFullPaymentSession',
        query: {
          paymentProvider: 'Adyen',
          paymentMethodCode: 'Adyen.Visa',
          sbeCompliance: 'True',
          orderNumber: 'PA-500002',
          amount: '329.89',
        },
        body: undefined,
      },
    ],
    stores: [
      ({ cardSessions }) => cardSessions,
      [{ reference: 'PA-500002', amount: { value: 32989, currency: 'EUR' } }],
    ],
    holds: { status: 'Active', nextPaymentDate: '2026-04-09' },
    stays: ['Pay 329,89 € with Visa'],
    shows: { [details]: ['329,89 € left to pay', 'not: Purchased'], [billing]: ['not: 329,89 €'] },
  },
  {
    who: 'us-two-addresses 1',
    does: 'pays a device in full where tax is added: the amounts have it',
    on: open,
    at: purchase,
    steps: [
      ['choose', 'PayPal'],
      ['tick', 'I have read and agree to the terms.'],
    ],
    // 13 of 14 payments of 32.99 with 2.06 of tax (Massachusetts, 6.25 %).
    reads: ['Original amount $490.70 Remaining amount $455.65 To pay now $455.65'],
    confirm: 'Place order · $455.65',
    sent: [
      {
        name: 'orderPayInFull',
        query: {},
        body: {
          subscriptionNumber: '{n}',
          subscriptionRatePlanId: '{n}-1',
          paymentMethodCode: 'PayPal',
          cancelPaymentUrl: 'http://localhost:3000/en-us/my-account/subscription-purchase/{n}',
          sbeCompliance: 'NA',
        },
      },
    ],
    leavesFor: wallet,
    comesBack: { press: 'pay', sent: result('AUTHORISED'), to: '/my-account/subscription-thankyou/{n}' },
    holds: { status: 'InActive' },
    stays: ['Paid in full: Lume hair-removal device. There are no more payments for it.'],
    shows: { [billing]: ['03/15/2026 $455.65'] },
  },
  {
    who: 'gb-hair-removal 1',
    does: 'pays less with a code',
    on: open,
    at: purchase,
    steps: [
      ['fill', 'Discount code', ' keepit15 '],
      ['press', 'Apply'],
      ['choose', 'PayPal'],
      ['tick', 'I have read and agree to the terms.'],
    ],
    // 15 % of 350.87.
    reads: ['Original amount £377.86 Remaining amount £350.87 15% off', '-£52.63 To pay now £298.24'],
    confirm: 'Place order · £298.24',
    sent: [
      {
        name: 'orderPayInFull',
        query: {},
        body: {
          subscriptionNumber: '{n}',
          subscriptionRatePlanId: '{n}-1',
          promotionCode: 'keepit15',
          paymentMethodCode: 'PayPal',
          cancelPaymentUrl: 'http://localhost:3000/en-gb/my-account/subscription-purchase/{n}?coupon=keepit15',
          sbeCompliance: 'True',
        },
      },
    ],
    leavesFor: wallet,
    comesBack: { press: 'pay', sent: result('AUTHORISED'), to: '/my-account/subscription-thankyou/{n}' },
    stays: ['Paid in full: Lume hair-removal device. There are no more payments for it.'],
    shows: { [billing]: ['15-03-2026 £298.24', 'not: 25-03-2026'], [details]: ['State: Purchased'] },
  },
  {
    who: 'de-subscriber 1',
    does: 'is told that the payment failed; the payments of the device go on',
    on: open,
    at: `${purchase}?coupon=KEEPIT15`,
    steps: [
      ['choose', 'PayPal'],
      ['tick', 'I have read and agree to the terms.'],
    ],
    reads: ['Original amount 419,86 € Remaining amount 299,90 €', '-44,99 € To pay now 254,91 €'],
    confirm: 'Place order · 254,91 €',
    sent: [
      {
        name: 'orderPayInFull',
        query: {},
        body: {
          subscriptionNumber: '{n}',
          subscriptionRatePlanId: '{n}-1',
          promotionCode: 'KEEPIT15',
          paymentMethodCode: 'PayPal',
          cancelPaymentUrl: 'http://localhost:3000/de-de/my-account/subscription-purchase/{n}?coupon=KEEPIT15',
          sbeCompliance: 'True',
        },
      },
    ],
    leavesFor: wallet,
    comesBack: {
      press: 'decline',
      sent: result('REFUSED'),
      to: details,
    },
    holds: { status: 'Active', nextPaymentDate: '2026-04-05' },
    stays: [
      'Purchase failed, please try again!',
      'Left to pay until it is yours 299,90 €',
      'Buy your product 299,90 € left to pay',
    ],
    shows: {
      [details]: ['299,90 € left to pay', 'not: Purchase failed'],
      [billing]: ['not: 254,91 €', 'not: 15-03-2026'],
    },
  },
];

testSaidAndDone(rows);
