/** Orders and cart. */
import { cart, cartItem } from '@perennial/shared/examples/cart';
import { orderResult } from '@perennial/shared/examples/payment';
import { type Interaction, isRefused, succeeds } from '../interaction.ts';

const isSold = 'the bundle sonic-brush-halo is sold';
const mayOrder = 'the Canadian customer may order and has an address';
const halo = { name: 'sonic-brush-halo', quantity: 1 };
const byVisa = {
  paymentMethodCode: 'Adyen.Visa',
  trackCookie: 'a-track-cookie',
  cancelPaymentUrl: 'http://localhost:3000/en-ca/checkout?bundle=sonic-brush-halo',
};
const noSuchPromotion = [400, 'error.message.promotionIsInvalid', 'The promotion code is not valid.'] as const;

export const cartInteractions: readonly Interaction[] = [
  succeeds({
    call: 'requestCart',
    given: isSold,
    when: 'a request for a cart with prices, taxed in Toronto',
    as: 'anonymous',
    input: { body: { bundles: [halo], excludePrice: false, zipCode: 'M5V 2T6' } },
    answer: cart(),
  }),
  succeeds({
    call: 'requestCart',
    given: isSold,
    when: 'a request for a cart without prices, in French',
    as: 'anonymous',
    site: { culture: 'en-ca', language: 'fr-CA' },
    input: { body: { bundles: [halo], excludePrice: true } },
    answer: cart({
      groups: [{ name: 'Bundle', items: [cartItem({ oneTimeCharge: null, quarterlyCharge: null })] }],
      summary: null,
    }),
  }),
  isRefused({
    call: 'requestCart',
    given: isSold,
    when: 'a request for a cart with a promotion code that nobody gave out',
    as: 'anonymous',
    input: { body: { bundles: [{ ...halo, promotionCodes: ['NOSUCHCODE'] }], excludePrice: false } },
    with: noSuchPromotion,
  }),
  isRefused({
    call: 'requestCart',
    given: isSold,
    when: 'a request for a cart with the same promotion code twice',
    as: 'anonymous',
    input: { body: { bundles: [{ ...halo, promotionCodes: ['HALO20', 'HALO20'] }], excludePrice: false } },
    with: [400, 'error.message.applyPromotionIsDuplicated', "The code you're trying to use is duplicated"],
  }),
  succeeds({
    call: 'validateMaxQuantity',
    given: isSold,
    when: 'a check of a quantity within the limit',
    as: 'anonymous',
    input: { body: { bundles: [halo] } },
    answer: { isValid: true, bundles: [] },
    exactly: ['isValid', 'bundles'],
  }),
  succeeds({
    call: 'validateMaxQuantity',
    given: isSold,
    when: 'a check of a quantity over the limit',
    as: 'anonymous',
    input: { body: { bundles: [{ ...halo, quantity: 99 }] } },
    answer: { isValid: false, bundles: [{ name: 'sonic-brush-halo', maxQuantity: 3 }] },
    exactly: ['isValid'],
  }),
  isRefused({
    call: 'validateMaxQuantity',
    given: 'the bundle no-such-bundle is not sold',
    when: 'a check of a bundle that is not sold',
    as: 'anonymous',
    input: { body: { bundles: [{ name: 'no-such-bundle', quantity: 1 }] } },
    with: [404, 'error.message.bundleIsNotFound', 'There is no such bundle.'],
  }),
  succeeds({
    call: 'submitOrder',
    given: 'the promotion code HALO20 is valid for the bundle sonic-brush-halo, which the Canadian customer may order',
    when: 'an order by card with a promotion',
    as: 'customer',
    input: { body: { bundles: [{ ...halo, promotions: [{ code: 'HALO20' }] }], ...byVisa } },
    answer: orderResult(),
  }),
  isRefused({
    call: 'submitOrder',
    given: mayOrder,
    when: 'an order over the limit of a bundle',
    as: 'customer',
    input: { body: { bundles: [{ ...halo, quantity: 99 }], ...byVisa } },
    with: [400, 'error.message.reachMaxAllowedNumber', 'You can have at most 3'],
  }),
  isRefused({
    call: 'submitOrder',
    given: mayOrder,
    when: 'an order with a promotion code that nobody gave out',
    as: 'customer',
    input: { body: { bundles: [{ ...halo, promotions: [{ code: 'NOSUCHCODE' }] }], ...byVisa } },
    with: noSuchPromotion,
  }),
];
