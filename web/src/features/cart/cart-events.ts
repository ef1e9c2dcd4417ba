/** Analytics events of the cart (docs/rules/analytics.md#events). Only changes that the shop API accepted are tracked. */
import type { TrackedEvent } from '@perennial/shared/analytics/events';
import { useEffect, useRef } from 'react';
import { track } from '../../analytics/track.ts';
import type { CartLines } from '../../commerce/cart/cart-lines.ts';
import type { CartState } from './cart-store.ts';

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

/** Tracks the changes of the cart whenever it is priced and checked. */
export function useCartEvents({ priced, status }: CartState): void {
  const { lines } = priced;
  const settled = status === 'ready';
  const lastTracked = useRef<CartLines>(undefined);

  useEffect(() => {
    if (!settled) return;
    for (const { name, details } of cartEvents(lastTracked.current ?? lines, lines)) track(name, details);
    lastTracked.current = lines;
  }, [settled, lines]);
}
