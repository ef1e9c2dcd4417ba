/** How a cart that the shop API refuses is requested again, as in the cart (docs/rules/cart.md#refused-carts). */
import type { Problem } from '@perennial/shared/errors/problem';
import { type CartLines, dropRefusedCodes, hasCodes, withoutCodes } from '../../commerce/cart/cart-lines.ts';
import { findNamedBundles, leavesOthers, withoutNamed } from '../../commerce/cart/unavailable-bundles.ts';

export type CorrectedCart = {
  readonly lines: CartLines;
  /** Names of the bundles that left the cart because they are not sold. */
  readonly unsold: readonly string[];
  /** Why a discount code was dropped. */
  readonly codeNotice: string | undefined;
};

/** Returns the cart without what is refused; undefined if nothing of it can be left out. */
export function correctCart(cart: CorrectedCart, problem: Problem): CorrectedCart | undefined {
  const { lines } = cart;
  if (hasCodes(lines)) {
    if (problem.action === 'reload-cart-without-promotions') return { ...cart, lines: withoutCodes(lines) };
    if (problem.action === 'show-cart') {
      const kept = dropRefusedCodes(lines, problem);
      return { ...cart, lines: kept.lines, codeNotice: kept.text };
    }
  }
  // A bundle that is not sold must not cost the others.
  if (!leavesOthers(lines, problem)) return undefined;
  const unsold = [...findNamedBundles(lines, problem), ...cart.unsold];
  return { ...cart, lines: withoutNamed(lines, problem), unsold };
}
