import { expect, it } from 'vitest';
import { checkoutPrefetch } from './checkout-prefetch.ts';

const namesOf = (query: string, signedIn: boolean) =>
  checkoutPrefetch(new URLSearchParams(query), signedIn)?.map(({ name }) => name);

const cart = ['requestCart', 'validateMaxQuantity'];
const account = ['getProfile', 'getPaymentMethods', 'getSavedPaymentMethod'];

it.each<[string, string, boolean, readonly string[] | undefined]>([
  ['a stranger without a bundle', '', false, undefined],
  ['a customer without a bundle', 'coupon=SPRING', true, undefined],
  ['a stranger', 'bundle=halo', false, cart],
  ['a customer', 'bundle=halo', true, [...cart, ...account]],
  ['a stranger whose cart is stored in the browser', 'bundle=halo&modified=true', false, []],
  ['a customer whose cart is stored in the browser', 'bundle=halo&modified=true', true, account],
])('checkout of %s prefetches what it shows', (_, query, signedIn, names) => {
  expect(namesOf(query, signedIn)).toEqual(names);
});

it('the code of the link belongs to the cart and to its limits', () => {
  const bundles = [{ name: 'halo', quantity: 1, promotionCodes: ['SPRING'] }];
  expect(checkoutPrefetch(new URLSearchParams('bundle=halo&coupon=SPRING'), false)).toEqual([
    { name: 'requestCart', input: { body: { bundles, excludePrice: false } } },
    { name: 'validateMaxQuantity', input: { body: { bundles } } },
  ]);
});
