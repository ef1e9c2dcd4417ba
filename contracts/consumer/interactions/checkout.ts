/** Checkout as older clients make it: three calls, and the preview among the subscriptions. */
import { orderResult } from '@perennial/shared/examples/payment';
import { type Interaction, isRefused, succeeds } from '../interaction.ts';
import { stateValues } from '../state-values.ts';

const { orderNumber } = stateValues;
const mayOrder = 'the Canadian customer may order and has an address';
const hasStarted = 'the customer has started an order of sonic-brush-halo';
const noSuchOrder = [404, 'error.message.orderIsNotFound', 'There is no such order.'] as const;
const payment = {
  paymentMethodCode: 'Adyen.Visa',
  cancelPaymentUrl: 'http://localhost:3000/en-ca/checkout?bundle=sonic-brush-halo',
};

export const checkoutInteractions: readonly Interaction[] = [
  succeeds({
    call: 'createCheckout',
    given: mayOrder,
    when: 'the start of an order',
    as: 'customer',
    input: { body: { bundleName: 'sonic-brush-halo' } },
    answer: { orderNumber, bundleName: 'sonic-brush-halo', amount: 90.39 },
  }),
  isRefused({
    call: 'createCheckout',
    given: mayOrder,
    when: 'the start of an order of a bundle that is not sold',
    as: 'customer',
    input: { body: { bundleName: 'no-such-bundle' } },
    with: [404, 'error.message.bundleIsNotFound', 'There is no such bundle.'],
  }),
  succeeds({
    call: 'getCheckout',
    given: hasStarted,
    when: 'a request for a started order',
    as: 'customer',
    input: { query: { orderNumber } },
    answer: { orderNumber, bundleName: 'sonic-brush-halo', amount: 90.39 },
  }),
  isRefused({
    call: 'getCheckout',
    given: hasStarted,
    when: 'a request for an order that nobody started',
    as: 'customer',
    input: { query: { orderNumber: 'O-none' } },
    with: noSuchOrder,
  }),
  succeeds({
    call: 'submitCheckout',
    given: hasStarted,
    when: 'the submission of a started order',
    as: 'customer',
    input: { body: { orderNumber, replenishmentQuantity: 1, trackCookie: 'a-track-cookie', ...payment } },
    answer: orderResult(),
  }),
  isRefused({
    call: 'submitCheckout',
    given: hasStarted,
    when: 'the submission of an order that nobody started',
    as: 'customer',
    input: { body: { orderNumber: 'O-none', ...payment } },
    with: noSuchOrder,
  }),
  succeeds({
    call: 'previewCheckout',
    given: hasStarted,
    when: 'a preview of a started order',
    as: 'customer',
    input: { body: { orderNumber, replenishmentQuantity: 1 } },
    answer: { paymentRequirement: 'FirstTerm', firstTermTaxAmount: 10.4, firstTermTotalAmount: 90.39 },
  }),
  isRefused({
    call: 'previewCheckout',
    given: hasStarted,
    when: 'a preview of a started order with a promotion code that nobody gave out',
    as: 'customer',
    input: { body: { orderNumber, promotionCode: 'NOSUCHCODE' } },
    with: [400, 'error.message.promotionIsInvalid', 'The promotion code is not valid.'],
  }),
];
