/** Calls of bundles. */
import { banner, cartItem, faq } from '@perennial/shared/examples/cart';
import { fails, type Interaction, succeeds } from '../interaction.ts';
import { bundleNotFound, given, promotionInvalid } from './states-and-errors.ts';

export const bundleInteractions: readonly Interaction[] = [
  succeeds({
    call: 'getBundle',
    given: given.isSold,
    when: 'a request for a bundle',
    caller: 'anonymous',
    input: { query: { bundleName: 'sonic-brush-halo', replenishmentQuantity: '1' } },
    response: cartItem(),
  }),
  fails({
    call: 'getBundle',
    given: given.isNotSold,
    when: 'a request for a bundle that is not sold',
    caller: 'anonymous',
    input: { query: { bundleName: 'no-such-bundle' } },
    error: bundleNotFound,
  }),
  fails({
    call: 'getBundle',
    given: given.isSold,
    when: 'a request for a bundle with an unknown promotion code',
    caller: 'anonymous',
    input: { query: { bundleName: 'sonic-brush-halo', promotionCode: 'NOSUCHCODE' } },
    error: promotionInvalid,
  }),
  succeeds({
    call: 'getBundleBanners',
    given: given.isSold,
    when: 'a request for the banners of two bundles',
    caller: 'anonymous',
    input: { query: { bundles: ['sonic-brush-halo', 'razor-arc'] } },
    response: [banner()],
  }),
  succeeds({
    call: 'getFaq',
    given: given.mayOrder,
    when: 'a request for frequently asked questions',
    caller: 'customer',
    input: {},
    response: [faq()],
  }),
];
