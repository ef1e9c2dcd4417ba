/** Calls of cart and orders. */
import { cart, cartItem } from '@perennial/shared/examples/cart';
import { orderResult } from '@perennial/shared/examples/payment';
import { fails, type Interaction, succeeds } from '../interaction.ts';
import {
  bundleNotFound,
  codeUsed,
  given,
  lineRefused,
  orderPreviewFailed,
  outOfStock,
  tooMany,
} from './states-and-errors.ts';

const halo = { name: 'sonic-brush-halo', quantity: 1 };
const byVisa = {
  paymentMethodCode: 'Adyen.Visa',
  trackCookie: 'a-track-cookie',
  cancelPaymentUrl: 'http://localhost:3000/en-ca/checkout?bundle=sonic-brush-halo',
};

export const cartInteractions: readonly Interaction[] = [
  succeeds({
    call: 'requestCart',
    given: given.isSold,
    when: 'a request for a cart with prices, taxed in Toronto',
    caller: 'anonymous',
    input: { body: { bundles: [halo], excludePrice: false, zipCode: 'M5V 2T6' } },
    response: cart(),
  }),
  succeeds({
    call: 'requestCart',
    given: given.isSold,
    when: 'a request for a cart without prices, in French',
    caller: 'anonymous',
    locale: { culture: 'en-ca', language: 'fr-CA' },
    input: { body: { bundles: [halo], excludePrice: true } },
    response: cart({
      groups: [{ name: 'Bundle', items: [cartItem({ oneTimeCharge: null, quarterlyCharge: null })] }],
      summary: null,
      firstTermTaxAmount: 0,
      firstTermTotalAmount: 0,
    }),
  }),
  fails({
    call: 'requestCart',
    given: given.isSold,
    when: 'a request for a cart with an unknown promotion code',
    caller: 'anonymous',
    input: { body: { bundles: [{ ...halo, promotionCodes: ['NOSUCHCODE'] }], excludePrice: false } },
    error: lineRefused,
  }),
  fails({
    call: 'requestCart',
    given: given.isSold,
    when: 'a request for a cart with the same promotion code twice',
    caller: 'anonymous',
    input: {
      body: { bundles: [{ ...halo, promotions: [{ code: 'HALO20' }, { code: 'HALO20' }] }], excludePrice: false },
    },
    error: [
      400,
      'error.message.applyPromotionIsDuplicated',
      "The code you're trying to use is duplicated",
      { bundleName: 'sonic-brush-halo', title: 'Halo sonic toothbrush', promotionCode: 'HALO20' },
    ],
  }),
  succeeds({
    call: 'validateMaxQuantity',
    given: given.isSold,
    when: 'a check of a quantity within the limit',
    caller: 'anonymous',
    input: { body: { bundles: [halo] } },
    response: { isValid: true, bundles: [] },
    exactFields: ['isValid', 'bundles'],
  }),
  succeeds({
    call: 'validateMaxQuantity',
    given: given.isSold,
    when: 'a check of a quantity over the limit',
    caller: 'anonymous',
    input: {
      body: {
        bundles: [
          { ...halo, quantity: 99, promotionCodes: ['HALO20'] },
          { name: 'razor-arc', quantity: 1, promotions: [{ code: 'REFILL25' }] },
        ],
      },
    },
    response: { isValid: false, bundles: [{ name: 'sonic-brush-halo', maxQuantity: 3 }] },
    exactFields: ['isValid'],
  }),
  fails({
    call: 'validateMaxQuantity',
    given: given.isNotSold,
    when: 'a check of a bundle that is not sold',
    caller: 'anonymous',
    input: { body: { bundles: [{ name: 'no-such-bundle', quantity: 1 }] } },
    error: bundleNotFound,
  }),
  succeeds({
    call: 'submitOrder',
    given: given.hasValidCode,
    when: 'an order by card with a promotion',
    caller: 'customer',
    input: { body: { bundles: [{ ...halo, promotions: [{ code: 'HALO20' }] }], ...byVisa } },
    response: orderResult(),
  }),
  fails({
    call: 'submitOrder',
    given: given.mayOrder,
    when: 'an order over the limit of a bundle',
    caller: 'customer',
    input: { body: { bundles: [{ ...halo, quantity: 99 }], ...byVisa } },
    error: tooMany,
  }),
  fails({
    call: 'submitOrder',
    given: given.mayOrder,
    when: 'an order with an unknown promotion code',
    caller: 'customer',
    input: { body: { bundles: [{ ...halo, promotionCodes: ['NOSUCHCODE'] }], ...byVisa } },
    error: lineRefused,
  }),
  fails({
    call: 'submitOrder',
    given: given.livesAbroad,
    when: 'an order with an address for which no tax can be calculated',
    caller: 'customer',
    input: { body: { bundles: [halo], ...byVisa } },
    error: orderPreviewFailed,
  }),
  fails({
    call: 'requestCart',
    given: given.isNotSold,
    when: 'a cart with a bundle that is not sold',
    caller: 'anonymous',
    input: { body: { bundles: [halo, { name: 'no-such-bundle', quantity: 1 }] } },
    error: bundleNotFound,
  }),
  fails({
    call: 'submitOrder',
    given: given.mayOrder,
    when: 'an order with a bundle that is not sold',
    caller: 'customer',
    input: { body: { bundles: [halo, { name: 'no-such-bundle', quantity: 1 }], ...byVisa } },
    error: bundleNotFound,
  }),
  fails({
    call: 'submitOrder',
    given: given.isOutOfStock,
    when: 'an order of a bundle that is out of stock',
    caller: 'customer',
    input: { body: { bundles: [{ name: 'sonic-brush-halo-rose', quantity: 1 }], ...byVisa } },
    error: outOfStock,
  }),
  fails({
    call: 'submitOrder',
    given: given.hasUsedCode,
    when: 'an order with a code that the customer has used',
    caller: 'customer',
    input: {
      body: { bundles: [{ name: 'hair-removal-lume', quantity: 1, promotions: [{ code: 'FIRSTFREE' }] }], ...byVisa },
    },
    error: codeUsed,
  }),
];
