/** Calls of payment methods, card sessions and payment results. */
import { paymentMethod, paymentOrder, paymentResult, paymentSession } from '@perennial/shared/examples/payment';
import { fails, type Interaction, succeeds } from '../interaction.ts';
import { stateValues } from '../state-values.ts';
import { given, orderNotFound, paidInFull, promotionInvalid } from './states-and-errors.ts';

const { amount, invoiceId, orderNumber, ratePlanId, subscriptionNumber } = stateValues;
const hasOrdered = 'the Canadian customer has an unpaid order of sonic-brush-halo';
const changesMethod = 'the customer has started a change of the payment method';
const pastDue = 'invoice I-1000001 of the Italian customer is past due';
const paysInvoice = 'the Italian customer has started to pay invoice I-1000001';
const paysDevice = 'the customer has started to pay a device in full';

const paymentMethodInvalid = [400, 'error.message.paymentMethodIsInvalid', 'There is no such payment method.'] as const;

const byVisa = {
  paymentMethodCode: 'Adyen.Visa',
  cancelPaymentUrl: 'http://localhost:3000/en-ca/my-account/payment-details',
  sbeCompliance: 'NA',
} as const;
const italy = { culture: 'it-it', language: 'it-IT' } as const;
const session = { paymentProvider: 'Adyen', sbeCompliance: 'NA', paymentMethodCode: 'Adyen.Visa' } as const;

export const paymentInteractions: readonly Interaction[] = [
  succeeds({
    call: 'getPaymentMethods',
    given: given.mayOrder,
    when: 'a request for the payment methods',
    caller: 'customer',
    input: {},
    response: [paymentMethod()],
  }),
  succeeds({
    call: 'createPaymentSession',
    given: hasOrdered,
    when: 'a request for a card session of an order',
    caller: 'customer',
    input: { query: { ...session, amount, orderNumber } },
    response: paymentSession(),
  }),
  fails({
    call: 'createPaymentSession',
    given: given.mayOrder,
    when: 'a request for a card session of an unknown order',
    caller: 'customer',
    input: { query: { ...session, amount, orderNumber: 'O-none' } },
    error: orderNotFound,
  }),
  succeeds({
    call: 'createPastDuePaymentSession',
    given: paysInvoice,
    when: 'a request for a card session of a past-due invoice',
    caller: 'customer',
    locale: italy,
    input: { query: { ...session, sbeCompliance: 'True', invoiceId, orderNumber } },
    response: paymentSession(),
  }),
  fails({
    call: 'createPastDuePaymentSession',
    given: pastDue,
    when: 'a request for a card session of a past-due invoice with an unknown order',
    caller: 'customer',
    locale: italy,
    input: { query: { ...session, sbeCompliance: 'True', invoiceId, orderNumber: 'O-none' } },
    error: orderNotFound,
  }),
  succeeds({
    call: 'createChangePaymentSession',
    given: changesMethod,
    when: 'a request for a card session of a change of the payment method',
    caller: 'customer',
    input: { query: { ...session, orderNumber } },
    response: paymentSession(),
  }),
  fails({
    call: 'createChangePaymentSession',
    given: given.hasEverything,
    when: 'a request for a card session of a change that was not started',
    caller: 'customer',
    input: { query: { ...session, orderNumber: 'O-none' } },
    error: orderNotFound,
  }),
  succeeds({
    call: 'createPayInFullPaymentSession',
    given: paysDevice,
    when: 'a request for a card session of pay in full',
    caller: 'customer',
    input: { query: { ...session, orderNumber, amount } },
    response: paymentSession(),
  }),
  fails({
    call: 'createPayInFullPaymentSession',
    given: given.hasEverything,
    when: 'a request for a card session of pay in full with an unknown order',
    caller: 'customer',
    input: { query: { ...session, orderNumber: 'O-none', amount } },
    error: orderNotFound,
  }),
  succeeds({
    call: 'submitPaymentResult',
    given: 'the Canadian customer returns from a payment for sonic-brush-halo',
    when: 'the query string of a payment provider',
    caller: 'customer',
    input: { body: { paymentResult: stateValues.paymentResult } },
    response: paymentResult(),
    exactFields: ['createdReason', 'isPaymentSuccess'],
  }),
  succeeds({
    call: 'submitPaymentResult',
    given: 'the customer returns from a failed pay-in-full payment',
    when: 'the query string of a payment provider after a failure',
    caller: 'customer',
    input: { body: { paymentResult: stateValues.paymentResult } },
    response: paymentResult({
      createdReason: 'ChangeAndPayInFull',
      isPaymentSuccess: false,
      subscriptionNumber: stateValues.subscriptionNumber,
    }),
    exactFields: ['createdReason', 'isPaymentSuccess'],
  }),
  fails({
    call: 'submitPaymentResult',
    given: given.hasEverything,
    when: 'a query string of an unknown payment',
    caller: 'customer',
    input: { body: { paymentResult: 'merchantReference=O-none&resultCode=Authorised' } },
    error: [404, 'error.message.paymentIsNotFound', 'There is no such payment.'],
  }),
  succeeds({
    call: 'changePaymentMethod',
    given: given.hasEverything,
    when: 'a change of the payment method to a card',
    caller: 'customer',
    input: { body: byVisa },
    response: paymentOrder(),
  }),
  succeeds({
    call: 'changePaymentMethod',
    given: given.hasEverything,
    when: 'a change of the payment method to PayPal',
    caller: 'customer',
    input: { body: { ...byVisa, paymentMethodCode: 'PayPal' } },
    response: paymentOrder({ orderNumber: null, htmlForm: '<form></form>' }),
  }),
  fails({
    call: 'changePaymentMethod',
    given: given.hasEverything,
    when: 'a change of the payment method to an unknown one',
    caller: 'customer',
    input: { body: { ...byVisa, paymentMethodCode: 'Adyen.NoSuchCard' } },
    error: paymentMethodInvalid,
  }),
  succeeds({
    call: 'orderPayInFull',
    given: given.canBePaidInFull,
    when: 'an order of pay in full by card',
    caller: 'customer',
    input: { body: { subscriptionNumber, subscriptionRatePlanId: ratePlanId, ...byVisa } },
    response: { ...paymentOrder(), amount: 329.9 },
  }),
  fails({
    call: 'orderPayInFull',
    given: given.isPaidInFull,
    when: 'an order of pay in full for a paid device',
    caller: 'customer',
    input: { body: { subscriptionNumber, subscriptionRatePlanId: ratePlanId, ...byVisa } },
    error: paidInFull,
  }),
  succeeds({
    call: 'orderPayNow',
    given: pastDue,
    when: 'an order of a past-due invoice by card',
    caller: 'customer',
    locale: italy,
    input: { body: { invoiceId, ...byVisa, sbeCompliance: 'True' } },
    response: paymentOrder(),
  }),
  fails({
    call: 'orderPayNow',
    given: pastDue,
    when: 'an order of an unknown invoice',
    caller: 'customer',
    locale: italy,
    input: { body: { invoiceId: 'I-none', ...byVisa, sbeCompliance: 'True' } },
    error: [404, 'error.message.invoiceIsNotFound', 'There is no such invoice.'],
  }),
  succeeds({
    call: 'orderPayInFull',
    given: given.canBePaidInFull,
    when: 'an order of pay in full by PayPal with a promotion code',
    caller: 'customer',
    input: {
      body: {
        subscriptionNumber,
        subscriptionRatePlanId: ratePlanId,
        promotionCode: 'KEEPIT15',
        ...byVisa,
        paymentMethodCode: 'PayPal',
      },
    },
    response: { ...paymentOrder({ orderNumber: null, htmlForm: '<form></form>' }), amount: null },
  }),
  succeeds({
    call: 'orderPayNow',
    given: pastDue,
    when: 'an order of a past-due invoice by PayPal',
    caller: 'customer',
    locale: italy,
    input: { body: { invoiceId, ...byVisa, paymentMethodCode: 'PayPal', sbeCompliance: 'True' } },
    response: paymentOrder({ orderNumber: null, htmlForm: '<form></form>' }),
  }),
  fails({
    call: 'orderPayInFull',
    given: given.canBePaidInFull,
    when: 'an order of pay in full with an unknown promotion code',
    caller: 'customer',
    input: {
      body: { subscriptionNumber, subscriptionRatePlanId: ratePlanId, promotionCode: 'NOSUCHCODE', ...byVisa },
    },
    error: promotionInvalid,
  }),
];
