import { describe, expect, it } from 'vitest';
import { sampleCart, sampleItem } from '../../testing/sample-cart.ts';
import { type CheckoutBlock, checkoutBlock } from './checkout-block.ts';

const two = [{ name: 'a', quantity: 2, promotionCodes: [] }];
const one = [{ name: 'a', quantity: 1, promotionCodes: [] }];
const open = { ordering: 'open' as const, status: 'ready' as const, cart: sampleCart(), lines: two, exceeded: [] };
const soldOut = sampleCart({ groups: [{ name: 'Bundle', items: [sampleItem({ bundleAvailable: 'false' })] }] });

describe('going on to checkout', () => {
  it.each([
    ['is open when the cart is priced', open, undefined],
    ['is closed where nothing is sold any more', { ...open, ordering: 'closed' as const }, 'marketClosed'],
    ['waits while the totals change', { ...open, status: 'updating' as const }, 'loading'],
    ['waits while the quantities are checked', { ...open, status: 'checking' as const }, 'loading'],
    ['waits for prices', { ...open, cart: { ...sampleCart(), summary: null } }, 'loading'],
    ['is closed over the largest quantity', { ...open, exceeded: [{ name: 'a', maxQuantity: 1 }] }, 'exceeded'],
    [
      'is closed when not even one more may be had',
      { ...open, lines: one, exceeded: [{ name: 'a', maxQuantity: 1 }] },
      'maximumReached',
    ],
    ['is closed when something is out of stock', { ...open, cart: soldOut }, 'outOfStock'],
  ] satisfies readonly [string, Parameters<typeof checkoutBlock>[0], CheckoutBlock | undefined][])(
    '%s',
    (_, question, block) => expect(checkoutBlock(question)).toBe(block),
  );
});
