/** Checkout calls of older clients. */
import { orderResult } from '@perennial/shared/examples/payment';
import { fails, type Interaction, succeeds } from '../interaction.ts';
import { stateValues } from '../state-values.ts';
import {
  bundleNotFound,
  given,
  orderNotFound,
  orderPreviewFailed,
  promotionInvalid,
  tooMany,
} from './states-and-errors.ts';

const { orderNumber } = stateValues;
const hasStarted = 'the customer has started an order of sonic-brush-halo';
const payment = {
  paymentMethodCode: 'Adyen.Visa',
  cancelPaymentUrl: 'http://localhost:3000/en-ca/checkout?bundle=sonic-brush-halo',
};

export const checkoutInteractions: readonly Interaction[] = [
  succeeds({
    call: 'createCheckout',
    given: given.mayOrder,
    when: 'the start of an order',
    caller: 'customer',
    input: { body: { bundleName: 'sonic-brush-halo' } },
    response: { orderNumber, bundleName: 'sonic-brush-halo', amount: 90.39 },
  }),
  fails({
    call: 'createCheckout',
    given: given.mayOrder,
    when: 'the start of an order of a bundle that is not sold',
    caller: 'customer',
    input: { body: { bundleName: 'no-such-bundle' } },
    error: bundleNotFound,
  }),
  succeeds({
    call: 'getCheckout',
    given: hasStarted,
    when: 'a request for a started order',
    caller: 'customer',
    input: { query: { orderNumber } },
    response: { orderNumber, bundleName: 'sonic-brush-halo', amount: 90.39 },
  }),
  fails({
    call: 'getCheckout',
    given: hasStarted,
    when: 'a request for an order that was not started',
    caller: 'customer',
    input: { query: { orderNumber: 'O-none' } },
    error: orderNotFound,
  }),
  succeeds({
    call: 'submitCheckout',
    given: hasStarted,
    when: 'the submission of a started order',
    caller: 'customer',
    input: { body: { orderNumber, replenishmentQuantity: 1, trackCookie: 'a-track-cookie', ...payment } },
    response: orderResult(),
  }),
  fails({
    call: 'submitCheckout',
    given: hasStarted,
    when: 'the submission of an order that was not started',
    caller: 'customer',
    input: { body: { orderNumber: 'O-none', ...payment } },
    error: orderNotFound,
  }),
  succeeds({
    call: 'previewCheckout',
    given: hasStarted,
    when: 'a preview of a started order',
    caller: 'customer',
    input: { body: { orderNumber, replenishmentQuantity: 1 } },
    response: { paymentRequirement: 'FirstTerm', firstTermTaxAmount: 10.4, firstTermTotalAmount: 90.39 },
  }),
  fails({
    call: 'previewCheckout',
    given: hasStarted,
    when: 'a preview of a started order with an unknown promotion code',
    caller: 'customer',
    input: { body: { orderNumber, promotionCode: 'NOSUCHCODE' } },
    error: promotionInvalid,
  }),
  fails({
    call: 'submitCheckout',
    given: hasStarted,
    when: 'the submission of a started order over the limit of its bundle',
    caller: 'customer',
    input: { body: { orderNumber, replenishmentQuantity: 99, ...payment } },
    error: tooMany,
  }),
  fails({
    call: 'submitCheckout',
    given: hasStarted,
    when: 'the submission of a started order with an unknown promotion code',
    caller: 'customer',
    input: { body: { orderNumber, promotionCode: 'NOSUCHCODE', ...payment } },
    error: promotionInvalid,
  }),
  fails({
    call: 'submitCheckout',
    given: 'the customer with an address in another country has started an order',
    when: 'the submission of a started order with an address for which no tax can be calculated',
    caller: 'customer',
    input: { body: { orderNumber, ...payment } },
    error: orderPreviewFailed,
  }),
];
