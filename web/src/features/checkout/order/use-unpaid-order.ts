import type { CartLines } from '../../../commerce/cart/cart-lines.ts';
import { useIsInBrowser } from '../../../ui/use-is-in-browser.ts';
import { findUnpaidOrder, type UnpaidOrder } from './order-attempt.ts';

/** As `findUnpaidOrder`; undefined until the browser has hydrated the page. */
export function useUnpaidOrder(culture: string, lines: CartLines, amount: number): UnpaidOrder | undefined {
  const isInBrowser = useIsInBrowser();
  return isInBrowser ? findUnpaidOrder(culture, lines, amount) : undefined;
}
