/** Analytics events of the cart (docs/rules/analytics.md#events). Only changes that the shop API accepted are tracked. */
import type { TrackedEvent } from '@perennial/shared/analytics/events';
import type { track } from '../../analytics/track.ts';
import type { CartLines } from '../../commerce/cart/cart-lines.ts';
import type { CartState } from './cart-state.ts';

/** Returns one event for each difference between two states of the cart, without the text of a discount code. */
export function cartEvents(before: CartLines, after: CartLines): readonly TrackedEvent[] {
  return before.flatMap((old): readonly TrackedEvent[] => {
    const { name: bundle, quantity, promotionCodes } = old;
    const line = after.find(({ name }) => name === bundle);
    if (!line) return [{ name: 'cart_item:remove', details: { bundle } }];
    const [code] = line.promotionCodes;
    return [
      ...(line.quantity === quantity
        ? []
        : [{ name: 'cart_quantity:change', details: { bundle, quantity: line.quantity } } as const]),
      ...(code === promotionCodes[0]
        ? []
        : [{ name: code === undefined ? 'cart_code:remove' : 'cart_code:apply', details: { bundle } } as const]),
    ];
  });
}

/** `track`, or what stands for it in a test. */
export type Track = typeof track;

type TrackedState = Pick<CartState, 'lines' | 'priced' | 'status'>;

/**
 * Returns a function that gets each state of a cart, and tracks its changes whenever it is priced and checked. A change
 * is compared with `loaded`, the lines that the page came with or has loaded since, so one that the customer makes before
 * the first prices arrive, or before the page has started, is tracked as well.
 */
export function createCartTracking(track: Track, loaded: CartLines): (state: TrackedState) => void {
  let lastTracked = loaded;
  return ({ lines, priced, status }) => {
    // The lines of a loading cart are no change of the customer, even if the shop API rejected one of their codes.
    if (lastTracked.length === 0 || status === 'loading' || status === 'pricing') lastTracked = lines;
    if (status !== 'ready') return;
    for (const { name, details } of cartEvents(lastTracked, priced.lines)) track(name, details);
    lastTracked = priced.lines;
  };
}
