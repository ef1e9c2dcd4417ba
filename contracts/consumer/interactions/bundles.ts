/** Bundles outside a cart. */
import { banner, faq } from '@perennial/shared/examples/bundle';
import { cartItem } from '@perennial/shared/examples/cart';
import { type Interaction, isRefused, succeeds } from '../interaction.ts';

const isSold = 'the bundle sonic-brush-halo is sold';

export const bundleInteractions: readonly Interaction[] = [
  succeeds({
    call: 'getBundle',
    given: isSold,
    when: 'a request for a bundle',
    as: 'anonymous',
    input: { query: { bundleName: 'sonic-brush-halo', replenishmentQuantity: '1' } },
    answer: cartItem(),
  }),
  isRefused({
    call: 'getBundle',
    given: 'the bundle no-such-bundle is not sold',
    when: 'a request for a bundle that is not sold',
    as: 'anonymous',
    input: { query: { bundleName: 'no-such-bundle' } },
    with: [404, 'error.message.bundleIsNotFound', 'There is no such bundle.'],
  }),
  isRefused({
    call: 'getBundle',
    given: isSold,
    when: 'a request for a bundle with a promotion code that nobody gave out',
    as: 'anonymous',
    input: { query: { bundleName: 'sonic-brush-halo', promotionCode: 'NOSUCHCODE' } },
    with: [400, 'error.message.promotionIsInvalid', 'The promotion code is not valid.'],
  }),
  succeeds({
    call: 'getBundleBanners',
    given: isSold,
    when: 'a request for the banners of two bundles',
    as: 'anonymous',
    input: { query: { bundles: ['sonic-brush-halo', 'razor-arc'] } },
    answer: [banner()],
  }),
  succeeds({
    call: 'getFaq',
    given: 'the Canadian customer may order and has an address',
    when: 'a request for frequently asked questions',
    as: 'customer',
    input: {},
    answer: [faq()],
  }),
];
