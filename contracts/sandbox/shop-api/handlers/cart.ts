/** Cart and order calls (specification 1, sections 4 and 7). */
import { linesOf, overLimit, promotedLinesOf, taxRateAt, zipFor } from '../cart/cart.ts';
import type { Handlers } from '../handler.ts';
import { placeOrder } from '../orders/place-order.ts';
import { priceCart } from '../products/pricing.ts';
import { cartView } from '../views/cart-view.ts';

export const cartHandlers = {
  requestCart: ({ body }, context) => {
    const { shop, market, visitor, imageOf } = context;
    const excludePrice = body.excludePrice ?? false;
    const lines = excludePrice
      ? linesOf(body.bundles)
      : promotedLinesOf(body.bundles, { shop, market, customer: visitor });
    const taxRate = excludePrice ? 0 : taxRateAt(market, zipFor(visitor, body.zipCode));
    const cart = priceCart({ lines, currency: market.currency, today: shop.today, taxRate });
    return cartView(cart, market, { imageOf, excludePrice });
  },

  validateMaxQuantity: ({ body }, { shop, visitor }) => {
    const bundles = [...overLimit(linesOf(body.bundles), shop, visitor)];
    return { isValid: bundles.length === 0, bundles };
  },

  submitOrder: ({ body }, context) => {
    const { shop, market } = context;
    const lines = promotedLinesOf(body.bundles, { shop, market, customer: context.customer() });
    return placeOrder(lines, body, context);
  },
} satisfies Handlers<'requestCart' | 'validateMaxQuantity' | 'submitOrder'>;
