/** Payment methods, changes of them, card sessions, and what became of a payment. */
import { paymentMethod, paymentOrder, paymentResult, paymentSession } from '@perennial/shared/examples/payment';
import { type Interaction, isRefused, succeeds } from '../interaction.ts';
import { stateValues } from '../state-values.ts';

const { amount, invoiceId, orderNumber, ratePlanId, subscriptionNumber } = stateValues;
const mayOrder = 'the Canadian customer may order and has an address';
const hasEverything = 'the Canadian customer has a subscription, a card and an invoice';
const hasOrdered = 'the Canadian customer has ordered sonic-brush-halo and not paid';
const changesMethod = 'the customer is about to change the payment method';
const pastDue = 'invoice I-1000001 of the Italian customer is past due';
const paysInvoice = 'the Italian customer is about to pay invoice I-1000001';
const canBePaid = 'device P-1000001 of subscription S-1000001 can be paid in full';
const paysDevice = 'the customer is about to pay the rest of a device';

const noSuchOrder = [404, 'error.message.orderIsNotFound', 'There is no such order.'] as const;
const noSuchMethod = [400, 'error.message.paymentMethodIsInvalid', 'There is no such payment method.'] as const;

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
    given: mayOrder,
    when: 'a request for the payment methods',
    as: 'customer',
    input: {},
    answer: [paymentMethod()],
  }),
  succeeds({
    call: 'createPaymentSession',
    given: hasOrdered,
    when: 'a request for a card session of an order',
    as: 'customer',
    input: { query: { ...session, amount, orderNumber } },
    answer: paymentSession(),
  }),
  isRefused({
    call: 'createPaymentSession',
    given: mayOrder,
    when: 'a request for a card session of an order that does not exist',
    as: 'customer',
    input: { query: { ...session, amount, orderNumber: 'O-none' } },
    with: noSuchOrder,
  }),
  succeeds({
    call: 'createPastDuePaymentSession',
    given: paysInvoice,
    when: 'a request for a card session of a past-due invoice',
    as: 'customer',
    site: italy,
    input: { query: { ...session, sbeCompliance: 'True', invoiceId, orderNumber } },
    answer: paymentSession(),
  }),
  isRefused({
    call: 'createPastDuePaymentSession',
    given: pastDue,
    when: 'a request for a card session of a past-due invoice by an order that does not exist',
    as: 'customer',
    site: italy,
    input: { query: { ...session, sbeCompliance: 'True', invoiceId, orderNumber: 'O-none' } },
    with: noSuchOrder,
  }),
  succeeds({
    call: 'createChangePaymentSession',
    given: changesMethod,
    when: 'a request for a card session of a change of the payment method',
    as: 'customer',
    input: { query: { ...session, orderNumber } },
    answer: paymentSession(),
  }),
  isRefused({
    call: 'createChangePaymentSession',
    given: hasEverything,
    when: 'a request for a card session of a change that nobody began',
    as: 'customer',
    input: { query: { ...session, orderNumber: 'O-none' } },
    with: noSuchOrder,
  }),
  succeeds({
    call: 'createPayInFullPaymentSession',
    given: paysDevice,
    when: 'a request for a card session of the rest of a device',
    as: 'customer',
    input: { query: { ...session, orderNumber, amount } },
    answer: paymentSession(),
  }),
  isRefused({
    call: 'createPayInFullPaymentSession',
    given: hasEverything,
    when: 'a request for a card session of the rest of a device by an order that does not exist',
    as: 'customer',
    input: { query: { ...session, orderNumber: 'O-none', amount } },
    with: noSuchOrder,
  }),
  succeeds({
    call: 'submitPaymentResult',
    given: 'the Canadian customer comes back from paying for sonic-brush-halo',
    when: 'the query string of a payment provider',
    as: 'customer',
    input: { body: { paymentResult: stateValues.paymentResult } },
    answer: paymentResult(),
    exactly: ['createdReason', 'isPaymentSuccess'],
  }),
  succeeds({
    call: 'submitPaymentResult',
    given: 'the customer comes back from a failed payment of the rest of a device',
    when: 'the query string of a payment provider after a failure',
    as: 'customer',
    input: { body: { paymentResult: stateValues.paymentResult } },
    answer: paymentResult({
      createdReason: 'ChangeAndPayInFull',
      isPaymentSuccess: false,
      subscriptionNumber: stateValues.subscriptionNumber,
    }),
    exactly: ['createdReason', 'isPaymentSuccess'],
  }),
  isRefused({
    call: 'submitPaymentResult',
    given: hasEverything,
    when: 'a query string that belongs to no payment',
    as: 'customer',
    input: { body: { paymentResult: 'merchantReference=O-none&resultCode=Authorised' } },
    with: [404, 'error.message.paymentIsNotFound', 'There is no such payment.'],
  }),
  succeeds({
    call: 'changePaymentMethod',
    given: hasEverything,
    when: 'a change of the payment method to a card',
    as: 'customer',
    input: { body: byVisa },
    answer: paymentOrder(),
  }),
  succeeds({
    call: 'changePaymentMethod',
    given: hasEverything,
    when: 'a change of the payment method to PayPal',
    as: 'customer',
    input: { body: { ...byVisa, paymentMethodCode: 'PayPal' } },
    answer: paymentOrder({ orderNumber: null, htmlForm: '<form></form>' }),
  }),
  isRefused({
    call: 'changePaymentMethod',
    given: hasEverything,
    when: 'a change of the payment method to one that does not exist',
    as: 'customer',
    input: { body: { ...byVisa, paymentMethodCode: 'Adyen.NoSuchCard' } },
    with: noSuchMethod,
  }),
  succeeds({
    call: 'orderPayInFull',
    given: canBePaid,
    when: 'an order of the rest of a device by card',
    as: 'customer',
    input: { body: { subscriptionNumber, subscriptionRatePlanId: ratePlanId, ...byVisa } },
    answer: { ...paymentOrder(), amount: 329.9 },
  }),
  isRefused({
    call: 'orderPayInFull',
    given: 'device P-1000001 of subscription S-1000001 is paid in full',
    when: 'an order of the rest of a device that is paid',
    as: 'customer',
    input: { body: { subscriptionNumber, subscriptionRatePlanId: ratePlanId, ...byVisa } },
    with: [400, 'error.message.ratePlanIsPaidInFull', 'This product has already been purchased!'],
  }),
  succeeds({
    call: 'orderPayNow',
    given: pastDue,
    when: 'an order of a past-due invoice by card',
    as: 'customer',
    site: italy,
    input: { body: { invoiceId, ...byVisa, sbeCompliance: 'True' } },
    answer: paymentOrder(),
  }),
  isRefused({
    call: 'orderPayNow',
    given: pastDue,
    when: 'an order of an invoice that does not exist',
    as: 'customer',
    site: italy,
    input: { body: { invoiceId: 'I-none', ...byVisa, sbeCompliance: 'True' } },
    with: [404, 'error.message.invoiceIsNotFound', 'There is no such invoice.'],
  }),
];
