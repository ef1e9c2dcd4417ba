import { useEffect, useRef } from 'react';
import { track } from '../../analytics/track.ts';
import type { CartLines } from '../../commerce/cart/cart-lines.ts';
import { cartEvents } from './cart-events.ts';
import type { CartState } from './cart-state.ts';

/**
 * Tracks the changes of the cart whenever it is priced and checked. A change is compared with the lines that the page
 * has loaded, so one that the customer makes before the first prices arrive is tracked as well.
 */
export function useCartEvents({ lines, priced, status }: CartState): void {
  const lastTracked = useRef<CartLines>([]);

  useEffect(() => {
    // The lines of a loading cart are no change of the customer, even if the shop API rejected one of their codes.
    const isFirst = lastTracked.current.length === 0;
    if (isFirst || status === 'loading' || status === 'pricing') lastTracked.current = lines;
    if (status !== 'ready') return;
    for (const { name, details } of cartEvents(lastTracked.current, priced.lines)) track(name, details);
    lastTracked.current = priced.lines;
  }, [status, lines, priced.lines]);
}
