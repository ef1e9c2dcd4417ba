// @vitest-environment happy-dom
/**
 * What the change of the payment method announces, sends and shows afterwards (docs/rules/payments.md#change-of-method).
 * The card form is the provider's: journeys fill it in.
 */
import { expect } from 'vitest';
import { type SaidAndDone, testSaidAndDone } from '../../../testing/said-and-done.tsx';

const at = '/my-account/payment-details';
const overview = '/my-account/overview';
const checkout = '/checkout?bundle=razor-arc';
const saved = '/api/user/paymentprofile';
const open = { markets: { paymentDetails: 'here' } } as const;
const question = 'May we keep this payment method for these payments?';
const CHANGED =
  'Payment method updated successfully, the new payment method info will be updated in your account in a few minutes';

const rows: readonly SaidAndDone[] = [
  {
    who: 'ca-failed-card',
    does: 'pays with PayPal instead of the card that failed, and still owes the invoice',
    on: open,
    at,
    steps: [
      ['press', 'Change payment method'],
      ['choose', 'PayPal'],
    ],
    reads: [
      'Mastercard ending 4444 Credit card Arjun Sandhu Expired 11/2025.',
      'From now on your subscriptions are paid with it.',
      'You will pay on the PayPal site and then come back here.',
    ],
    confirm: 'Use this payment method',
    sent: [
      {
        name: 'changePaymentMethod',
        query: {},
        body: {
          paymentMethodCode: 'PayPal',
          cancelPaymentUrl: 'http://localhost:3000/en-ca/my-account/payment-details?language=en-CA',
          sbeCompliance: 'NA',
        },
      },
    ],
    leavesFor: { url: expect.stringMatching(/^http:\/\/shop-api\.example\/wallet\/[\w-]{24}$/), fields: {} },
    comesBack: {
      press: 'pay',
      sent: [
        {
          name: 'submitPaymentResult',
          query: {},
          body: { paymentResult: 'merchantReference=PA-500002&authResult=AUTHORISED' },
        },
      ],
      to: '/payment-result?merchantReference=PA-500002&authResult=AUTHORISED',
      notice: CHANGED,
    },
    answers: {
      [saved]: { hasPaymentProfile: true, type: 'PayPal', paymentMethodName: 'PayPal', cardNumber: null },
    },
    stays: ['Your payment method has been updated'],
    shows: {
      [at]: ['PayPal PayPal', 'not: ending 4444'],
      [overview]: ['$35.82 is past due', 'It was due on 03/05/2026.'],
    },
  },
  {
    who: 'de-subscriber',
    does: 'leaves for Sofort with the values of its form, and comes back without a change',
    on: open,
    at,
    steps: [
      ['press', 'Change payment method'],
      ['choose', 'Sofort'],
    ],
    confirm: 'Use this payment method',
    sent: [
      {
        name: 'changePaymentMethod',
        query: {},
        body: {
          paymentMethodCode: 'Adyen.Sofort',
          cancelPaymentUrl: 'http://localhost:3000/de-de/my-account/payment-details',
          sbeCompliance: 'True',
        },
      },
    ],
    leavesFor: {
      url: expect.stringMatching(/^http:\/\/shop-api\.example\/wallet\/[\w-]{24}$/),
      fields: { reference: 'PA-500002', data: expect.stringMatching(/^[\w-]{24}$/) },
    },
    comesBack: { press: 'cancel', sent: [], to: at },
    answers: { [saved]: { type: 'CreditCard', cardNumber: '**** **** **** 4444', expiryDate: '08/2029' } },
    stays: ['Mastercard ending 4444', 'Expires 08/2029'],
    shows: { [at]: ['Mastercard ending 4444', 'not: Sofort'] },
  },
  {
    who: 'us-subscriber',
    does: 'opens the form of another card, and keeps the saved one until it is filled in',
    on: open,
    at,
    steps: [
      ['press', 'Change payment method'],
      ['choose', 'Credit card'],
      ['select', 'Card type', 'Mastercard'],
    ],
    reads: ['American Express ending 0002 Credit card Tyler Brooks'],
    confirm: 'Use this payment method',
    sent: [
      {
        name: 'changePaymentMethod',
        query: {},
        body: {
          paymentMethodCode: 'Adyen.MasterCard',
          cancelPaymentUrl: 'http://localhost:3000/en-us/my-account/payment-details',
          sbeCompliance: 'NA',
        },
      },
      {
        name: 'createChangePaymentSession',
        query: {
          paymentProvider: 'Adyen',
          paymentMethodCode: 'Adyen.MasterCard',
          sbeCompliance: 'NA',
          orderNumber: 'PA-500002',
        },
        body: undefined,
      },
    ],
    stores: [({ cardSessions }) => cardSessions, [{ reference: 'PA-500002', amount: { value: 10, currency: 'USD' } }]],
    answers: { [saved]: { paymentMethodName: 'American Express', expiryDate: '05/2028' } },
    stays: ['Your new payment method: Mastercard'],
    shows: { [at]: ['American Express ending 0002', 'Expires 05/2028'] },
  },
  {
    who: 'nl-no-consent',
    does: 'agrees to recurring payments',
    on: open,
    at,
    steps: [['press', 'Change payment method']],
    asks: { title: 'Recurring payments', facts: {}, says: [question] },
    confirm: 'Accept',
    sent: [
      {
        name: 'updatePersonalDetails',
        query: {},
        body: { firstName: 'Noor', lastName: 'Visser', sbeCompliance: 'True' },
      },
    ],
    answers: { '/api/user/details': { personalDetail: { sbeCompliance: 'True', phoneNumber: '0622334455' } } },
    stays: ['Credit card iDEAL PayPal', 'not: PayPal is disabled', 'not: Change my answer'],
    shows: { [checkout]: ['PayPal', 'not: Recurring payments', 'not: PayPal is disabled', 'not: Change my answer'] },
  },
  {
    who: 'nl-no-consent',
    does: 'refuses recurring payments',
    on: open,
    at,
    steps: [['press', 'Change payment method']],
    asks: { title: 'Recurring payments', facts: {}, says: [question] },
    confirm: 'Decline',
    sent: [
      {
        name: 'updatePersonalDetails',
        query: {},
        body: { firstName: 'Noor', lastName: 'Visser', sbeCompliance: 'False' },
      },
    ],
    answers: { '/api/user/details': { personalDetail: { sbeCompliance: 'False', phoneNumber: '0622334455' } } },
    stays: ['PayPal is disabled', 'Change my answer'],
    shows: { [checkout]: ['PayPal is disabled', 'Change my answer', 'not: May we keep'] },
  },
];

testSaidAndDone(rows);
