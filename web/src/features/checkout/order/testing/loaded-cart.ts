/** The cart of checkout as it is when it has been loaded, for tests of its steps. */
import type { Cart } from '@perennial/shared/models/cart';
import { createLines } from '../../../../commerce/cart/cart-lines.ts';

export function loadedCart(cart: Cart) {
  return {
    lines: createLines(['sonic-brush-halo']),
    cart,
    stale: false,
    problem: undefined,
    codeNotice: undefined,
    unsold: [],
    reload: async () => {},
  };
}
