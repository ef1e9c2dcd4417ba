/** What changed in the cart, once the shop has taken it: a code that was refused, or a press on the way, is no change. */
import type { TrackedEvent } from '@perennial/shared/analytics/events';
import { useEffect, useRef } from 'react';
import { track } from '../../analytics/track.ts';
import type { CartLines } from '../../commerce/cart/cart-lines.ts';
import type { CartState } from './cart-store.ts';

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

export function useCartEvents({ priced, status }: CartState): void {
  const { lines } = priced;
  const settled = status === 'ready';
  const told = useRef<CartLines>(undefined);

  useEffect(() => {
    if (!settled) return;
    for (const { name, details } of cartEvents(told.current ?? lines, lines)) track(name, details);
    told.current = lines;
  }, [settled, lines]);
}
