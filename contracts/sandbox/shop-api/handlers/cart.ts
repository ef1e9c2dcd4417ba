/** Cart calls (docs/rules/cart.md). */

import type { Handlers } from '../handler.ts';
import { estimateCart, findLines, findOverLimits } from '../orders/cart-lines.ts';
import { priceCart } from '../products/pricing.ts';
import { cartView } from '../views/cart-view.ts';

export const cartHandlers = {
  requestCart: ({ body }, { shop, market, visitor, toImageUrl }) => {
    const { excludePrice = false, bundles, zipCode } = body;
    const cart = excludePrice
      ? priceCart({ lines: findLines(bundles, shop), currency: market.currency, today: shop.today, taxRate: 0 })
      : estimateCart(bundles, { shop, market, customer: visitor }, zipCode);
    return cartView(cart, market, { toImageUrl, excludePrice });
  },

  validateMaxQuantity: ({ body }, { shop, visitor }) => {
    const over = findOverLimits(findLines(body.bundles, shop), shop, visitor);
    const bundles = over.map(({ name, maxQuantity }) => ({ name, maxQuantity }));
    return { isValid: bundles.length === 0, bundles };
  },
} satisfies Handlers<'requestCart' | 'validateMaxQuantity'>;
