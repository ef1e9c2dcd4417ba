import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import { profile, storedAddress } from '@perennial/shared/examples/profile';
import { expect, it } from 'vitest';
import type { FindPrefetched } from '../../api/prefetched-data.ts';
import { createLines } from '../../commerce/cart/cart-lines.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { cartPrefetch, findPrefetchedCart, shippingZip } from './cart-prefetch.ts';

const stranger = { signedIn: false, role: 'user' } as const;
const customer = { ...stranger, signedIn: true } as const;
const ask = (query: string, session: typeof stranger | typeof customer = stranger, culture: CultureCode = 'en-ca') =>
  cartPrefetch(new URLSearchParams(query), { session, culture });

const halo = { name: 'halo', quantity: 1, promotionCodes: [] };

it.each([
  ['no bundle', 'coupon=SPRING', undefined],
  ['a cart that was edited in this browser', 'bundle=halo&modified=true', undefined],
  ['a bundle of a link', 'bundle=halo', [{ ...halo }]],
  ['a bundle and no edited cart', 'bundle=halo&modified=false', [{ ...halo }]],
  ['a bundle with a code', 'bundle=halo&coupon=SPRING', [{ ...halo, promotionCodes: ['SPRING'] }]],
])('a visit with %s asks for its cart and the limits', (_, query, bundles) => {
  expect(ask(query)).toEqual(
    bundles && [
      { name: 'requestCart', input: { body: { bundles, excludePrice: false } } },
      { name: 'validateMaxQuantity', input: { body: { bundles } } },
    ],
  );
});

it.each<[string, typeof stranger | typeof customer, CultureCode, boolean]>([
  ['a customer where prices are taxed by postal code', customer, 'en-ca', true],
  ['a customer where prices include the tax', customer, 'de-de', false],
  ['a stranger', stranger, 'en-ca', false],
])('the profile of %s', (_, session, culture, isAsked) => {
  const names = ask('bundle=halo', session, culture)?.map(({ name }) => name);
  expect(names).toEqual(['requestCart', 'validateMaxQuantity', ...(isAsked ? ['getProfile'] : [])]);
});

function findIn(responses: Partial<Record<CallName, unknown>>): { find: FindPrefetched; asked: unknown[] } {
  const asked: unknown[] = [];
  const find = ((name: CallName, input: unknown) => {
    asked.push([name, input]);
    return responses[name];
  }) as FindPrefetched;
  return { find, asked };
}

const inCanada = profile({ shipping: storedAddress({ countryCode: 'CA', zipCode: 'K1A 0B1' }) });

it('the page came with a cart, its limits and the postal code of the saved address', () => {
  const cart = sampleCart();
  const limits = { isValid: false, bundles: ['halo'] };
  const { find, asked } = findIn({ requestCart: cart, validateMaxQuantity: limits, getProfile: inCanada });
  expect(findPrefetchedCart(find, createLines(['halo'], null), 'CA')).toEqual({ cart, limits, zipCode: 'K1A 0B1' });
  expect(asked).toEqual(
    expect.arrayContaining(ask('bundle=halo', customer)?.map(({ name, input }) => [name, input]) ?? []),
  );
});

it('a cart that came without its limits has none, and limits without a cart are of no use', () => {
  const cart = sampleCart();
  const lines = createLines(['halo'], null);
  expect(findPrefetchedCart(findIn({ requestCart: cart }).find, lines, 'CA')).toEqual({
    cart,
    limits: undefined,
    zipCode: undefined,
  });
  expect(findPrefetchedCart(findIn({ validateMaxQuantity: {} }).find, lines, 'CA')).toBeUndefined();
});

it.each([
  ['the saved address', inCanada, 'CA', 'K1A 0B1'],
  ['no saved address', profile({ shipping: null }), 'CA', undefined],
  ['a saved address in another country', inCanada, 'US', undefined],
  ['a country whose prices include the tax', inCanada, 'DE', undefined],
  ['no profile', undefined, 'CA', undefined],
] as const)('the tax is estimated for the postal code of %s', (_, known, country, zip) => {
  expect(shippingZip(known, country)).toBe(zip);
});
