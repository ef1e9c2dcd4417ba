/** Orders and cart. */
import { MatchersV3 } from '@pact-foundation/pact';
import { itemExample, summaryExample } from '../examples/cart.ts';
import { type Interaction, interaction, shopError } from '../interaction.ts';

const { boolean, eachLike, integer, like, string } = MatchersV3;

const halo = { name: 'sonic-brush-halo', quantity: 1 };
const cancelPaymentUrl = 'http://localhost:3000/en-ca/checkout?bundle=sonic-brush-halo';

export const cartInteractions: readonly Interaction[] = [
  interaction({
    call: 'requestCart',
    given: 'the bundle sonic-brush-halo is sold',
    when: 'a request for a cart with prices',
    as: 'anonymous',
    input: { body: { bundles: [halo], excludePrice: false } },
    answer: {
      status: 200,
      body: {
        groups: eachLike({ name: string('Bundles'), items: eachLike(itemExample) }),
        summary: summaryExample,
        phoneNumberRequired: boolean(false),
        phoneNumberVisible: boolean(true),
        disablePayment: boolean(false),
        paymentRequirement: string('None'),
      },
    },
    told: { status: 200, body: { disablePayment: false } },
  }),
  interaction({
    call: 'requestCart',
    given: 'the bundle sonic-brush-halo is sold',
    when: 'a request for a cart without prices',
    as: 'anonymous',
    input: { body: { bundles: [halo], excludePrice: true } },
    answer: {
      status: 200,
      body: {
        groups: eachLike({
          name: string('Bundles'),
          items: eachLike({ name: 'sonic-brush-halo', title: string('Halo') }),
        }),
        summary: null,
      },
    },
    told: { status: 200, body: { summary: null } },
  }),
  interaction({
    call: 'requestCart',
    given: 'the bundle sonic-brush-halo is sold',
    when: 'a request for a cart with a promotion code that nobody gave out',
    as: 'anonymous',
    input: { body: { bundles: [{ ...halo, promotionCodes: ['NOSUCHCODE'] }], excludePrice: false } },
    answer: { status: 400, body: like(shopError('error.message.promotionIsInvalid', 'The promotion is invalid')) },
    told: {
      status: 400,
      body: {
        code: 'error.message.promotionIsInvalid',
        action: 'show-cart',
        detail: 'This discount code is not valid.',
      },
    },
  }),
  interaction({
    call: 'validateMaxQuantity',
    given: 'the bundle sonic-brush-halo is sold',
    when: 'a check of a quantity within the limit',
    as: 'anonymous',
    input: { body: { bundles: [halo] } },
    answer: { status: 200, body: { isValid: true, bundles: [] } },
    told: { status: 200, body: { isValid: true } },
  }),
  interaction({
    call: 'validateMaxQuantity',
    given: 'the bundle sonic-brush-halo is sold',
    when: 'a check of a quantity over the limit',
    as: 'anonymous',
    input: { body: { bundles: [{ ...halo, quantity: 99 }] } },
    answer: {
      status: 200,
      body: { isValid: false, bundles: eachLike({ name: string('sonic-brush-halo'), maxQuantity: integer(5) }) },
    },
    told: { status: 200, body: { isValid: false } },
  }),
  interaction({
    call: 'validateMaxQuantity',
    given: 'the bundle no-such-bundle is not sold',
    when: 'a check of a bundle that is not sold',
    as: 'anonymous',
    input: { body: { bundles: [{ name: 'no-such-bundle', quantity: 1 }] } },
    answer: { status: 404, body: like(shopError('error.message.bundleNotFound', 'There is no such bundle')) },
    told: { status: 404, body: { code: 'error.message.bundleNotFound' } },
  }),
  interaction({
    call: 'submitOrder',
    given: 'the Canadian customer may order and has an address',
    when: 'an order by card',
    as: 'customer',
    input: { body: { bundles: [halo], paymentMethodCode: 'Adyen.Visa', cancelPaymentUrl } },
    answer: {
      status: 200,
      body: {
        orderNumber: string('O-1000001'),
        htmlForm: string('<form></form>'),
        packingInfo: eachLike({ ctn: string('9200 100 10001'), qty: integer(1), totalPrice: like(79.99) }),
      },
    },
    told: { status: 200, body: { orderNumber: 'O-1000001' } },
  }),
  interaction({
    call: 'submitOrder',
    given: 'the Canadian customer may order and has an address',
    when: 'an order over the limit of a bundle',
    as: 'customer',
    input: { body: { bundles: [{ ...halo, quantity: 99 }], paymentMethodCode: 'Adyen.Visa', cancelPaymentUrl } },
    answer: { status: 400, body: like(shopError('error.message.reachMaxAllowedNumber', 'Too many')) },
    told: {
      status: 400,
      body: { code: 'error.message.reachMaxAllowedNumber', action: 'show-quantities', detail: 'Too many' },
    },
  }),
];
