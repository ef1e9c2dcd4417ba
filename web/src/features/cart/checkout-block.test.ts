import { describe, expect, it } from 'vitest';
import { sampleCart, sampleItem } from '../../testing/sample-cart.ts';
import { type CheckoutBlock, findCheckoutBlock } from './checkout-block.ts';

const two = [{ name: 'a', quantity: 2, promotionCodes: [] }];
const one = [{ name: 'a', quantity: 1, promotionCodes: [] }];
const open = { ordering: 'open' as const, status: 'ready' as const, cart: sampleCart(), lines: two, exceeded: [] };
const soldOut = sampleCart({ groups: [{ name: 'Bundle', items: [sampleItem({ bundleAvailable: 'false' })] }] });
const partlySoldOut = sampleCart({ groups: [...sampleCart().groups, ...soldOut.groups] });

describe('the checkout button of the cart', () => {
  it.each([
    ['is enabled when the cart is priced', open, undefined],
    ['is disabled in a market that is closed for orders', { ...open, ordering: 'closed' as const }, 'marketClosed'],
    ['shows progress while the totals change', { ...open, status: 'updating' as const }, 'loading'],
    ['is disabled while the total is not known', { ...open, status: 'unpriced' as const }, 'unpriced'],
    ['shows progress while the quantities are checked', { ...open, status: 'checking' as const }, 'loading'],
    ['shows progress until there is a cart', { ...open, cart: undefined }, 'loading'],
    ['shows progress until there are prices', { ...open, cart: { ...sampleCart(), summary: null } }, 'loading'],
    ['is disabled above the maximum quantity', { ...open, exceeded: [{ name: 'a', maxQuantity: 1 }] }, 'exceeded'],
    [
      'is disabled when a quantity of one is above the maximum',
      { ...open, lines: one, exceeded: [{ name: 'a', maxQuantity: 1 }] },
      'maximumReached',
    ],
    ['is disabled when a bundle is out of stock', { ...open, cart: soldOut }, 'outOfStock'],
    ['is disabled when one of two bundles is out of stock', { ...open, cart: partlySoldOut }, 'outOfStock'],
  ] satisfies readonly [string, Parameters<typeof findCheckoutBlock>[0], CheckoutBlock | undefined][])(
    '%s',
    (_, input, block) => expect(findCheckoutBlock(input)).toBe(block),
  );
});
