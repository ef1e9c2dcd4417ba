/** Why the checkout button of the cart is disabled (docs/rules/cart.md#going-to-checkout). */
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import { isOutOfStock, itemsOf } from '../../commerce/cart/cart-charges.ts';
import { isMaximumReached } from '../../commerce/cart/cart-lines.ts';
import type { CartState } from './cart-state.ts';

export type CheckoutBlock = 'marketClosed' | 'unpriced' | 'loading' | 'exceeded' | 'maximumReached' | 'outOfStock';

type Input = Pick<CartState, 'status' | 'cart' | 'lines' | 'exceeded'> & Pick<MarketSwitches, 'ordering'>;

/** Returns the first reason that applies, or undefined if the customer can go to checkout. */
export function findCheckoutBlock({ ordering, status, cart, lines, exceeded }: Input): CheckoutBlock | undefined {
  const reasons: readonly (readonly [CheckoutBlock, boolean])[] = [
    ['marketClosed', ordering === 'closed'],
    ['unpriced', status === 'unpriced'],
    ['loading', status !== 'ready' || !cart?.summary],
    ['outOfStock', cart !== undefined && itemsOf(cart).some(isOutOfStock)],
    ['maximumReached', isMaximumReached(lines, exceeded)],
    ['exceeded', exceeded.length > 0],
  ];
  return reasons.find(([, applies]) => applies)?.[0];
}
