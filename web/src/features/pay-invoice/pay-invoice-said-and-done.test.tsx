// @vitest-environment happy-dom
/**
 * What the page of an invoice announces, sends and shows afterwards, and the pages of all invoices
 * (docs/rules/payments.md#pay-now). The card form is the provider's: journeys fill it in.
 */
import { expect } from 'vitest';
import { type SaidAndDone, testSaidAndDone } from '../../testing/said-and-done.tsx';

const overview = '/my-account/overview';
const billing = '/my-account/billing';
const payNow = '/my-account/subscription-payment-detail';
const invoices = '/api/invoice/list';
const wallet = { url: expect.stringMatching(/^http:\/\/shop-api\.example\/wallet\/[\w-]{24}$/) };

const withPayPal = {
  who: 'it-past-due',
  at: `${payNow}/INV-700019`,
  steps: [['choose', 'PayPal']],
  reads: [
    'Pay 29,99 € Epilatore a luce Lume, prima lo provi Due since 22-02-2026 INV-700019',
    'You will pay on the PayPal site and then come back here.',
  ],
  confirm: 'Pay now · 29,99 €',
  sent: [
    {
      name: 'orderPayNow',
      query: {},
      body: {
        paymentMethodCode: 'PayPal',
        cancelPaymentUrl: `http://localhost:3000/it-it${payNow}/INV-700019`,
        sbeCompliance: 'True',
        invoiceId: 'INV-700019',
      },
    },
  ],
  leavesFor: { ...wallet, fields: { reference: 'PA-500002', data: expect.stringMatching(/^[\w-]{24}$/) } },
} as const satisfies Partial<SaidAndDone>;

const stillDue = {
  answers: {
    [invoices]: [
      { invoiceId: 'INV-700019', price: 29.99, balance: 29.99, hasBalance: true },
      { invoiceId: 'INV-700018', price: 29.99, balance: 0, hasBalance: false },
    ],
  },
  shows: {
    [overview]: ['29,99 € is past due', 'It was due on 22-02-2026.', '( A payment is due )'],
    [billing]: ['To be paid 22-02-2026 29,99 €'],
  },
} as const satisfies Partial<SaidAndDone>;

const rows: readonly SaidAndDone[] = [
  {
    ...withPayPal,
    does: 'pays a past-due invoice with PayPal',
    comesBack: {
      press: 'pay',
      sent: [
        {
          name: 'submitPaymentResult',
          query: {},
          body: { paymentResult: 'merchantReference=PA-500002&authResult=AUTHORISED' },
        },
      ],
      to: '/pay-now-successful',
    },
    answers: {
      [invoices]: [
        { invoiceId: 'INV-700019', invoiceDate: '2026-02-22', price: 29.99, balance: 0, hasBalance: false },
        { invoiceId: 'INV-700018', invoiceDate: '2026-01-22', price: 29.99, balance: 0, hasBalance: false },
      ],
      '/api/user/paymentprofile': { type: 'PayPal', paymentMethodName: 'PayPal' },
      '/api/user/details': { personalDetail: { hasInvalidRecurringPaymentDetail: false, ableToSubscribe: true } },
    },
    stays: ['The payment was successful.'],
    shows: {
      [billing]: ['Febbraio 2026 22-02-2026 29,99 €', 'not: To be paid', 'not: Pay now', 'not: A payment is due'],
      [overview]: ['Active subscriptions', 'not: is past due', 'not: problem with your payment'],
      [`${payNow}/INV-700019`]: ['This invoice has been paid', 'not: Pay now'],
    },
  },
  {
    ...withPayPal,
    ...stillDue,
    does: 'pays a past-due invoice with PayPal, which declines it',
    comesBack: {
      press: 'decline',
      sent: [
        {
          name: 'submitPaymentResult',
          query: {},
          body: { paymentResult: 'merchantReference=PA-500002&authResult=REFUSED' },
        },
      ],
      to: '/subscription-error',
    },
    stays: ['Oops, something went wrong', 'Back to payment details'],
  },
  {
    ...withPayPal,
    ...stillDue,
    does: 'cancels on the page of PayPal',
    comesBack: { press: 'cancel', sent: [], to: `${payNow}/INV-700019` },
    stays: ['Due since 22-02-2026', 'Pay now · 29,99 €'],
  },
  {
    who: 'ca-failed-card',
    does: 'opens the card form for the whole balance of an invoice, tax included',
    at: `${payNow}/INV-700004`,
    steps: [
      ['choose', 'Credit card'],
      ['select', 'Card type', 'Visa'],
    ],
    reads: ['Pay $35.82 Arc razor with blades Due since 03/05/2026 INV-700004'],
    confirm: 'Pay now · $35.82',
    sent: [
      {
        name: 'orderPayNow',
        query: {},
        body: {
          paymentMethodCode: 'Adyen.Visa',
          cancelPaymentUrl: `http://localhost:3000/en-ca${payNow}/INV-700004?language=en-CA`,
          sbeCompliance: 'NA',
          invoiceId: 'INV-700004',
        },
      },
      {
        name: 'createPastDuePaymentSession',
        query: {
          paymentProvider: 'Adyen',
          paymentMethodCode: 'Adyen.Visa',
          sbeCompliance: 'NA',
          orderNumber: 'PA-500002',
          invoiceId: 'INV-700004',
        },
        body: undefined,
      },
    ],
    stores: [
      ({ cardSessions }) => cardSessions,
      [{ reference: 'PA-500002', amount: { value: 3582, currency: 'CAD' } }],
    ],
    stays: ['Due since 03/05/2026', 'Pay $35.82 with Visa'],
    shows: {
      [billing]: [
        'To be paid 03/05/2026 $35.82 INV-700004 Arc razor with blades',
        'January 2026 01/05/2026 $35.82 INV-700003 Arc razor with blades',
        '11/05/2025 $29.10 INV-700002 Arc razor with blades',
      ],
      [overview]: ['$35.82 is past due', 'It was due on 03/05/2026.'],
    },
  },
  {
    who: 'ca-failed-card',
    does: 'opens the invoice of another month than the one that is past due',
    at: billing,
    steps: [['press', 'Invoice 01/05/2026, INV-700003']],
    sent: [],
    leavesFor: { url: expect.stringMatching(/\/INV-700003\.pdf$/), fields: {} },
    stays: ['To be paid 03/05/2026 $35.82', 'January 2026 01/05/2026 $35.82'],
    shows: {},
  },
];

testSaidAndDone(rows);
