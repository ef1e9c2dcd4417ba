/** Analytics events of the cart (docs/rules/analytics.md#events). Only changes that the shop API accepted are tracked. */
import type { TrackedEvent } from '@perennial/shared/analytics/events';
import type { CartLines } from '../../commerce/cart/cart-lines.ts';

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
