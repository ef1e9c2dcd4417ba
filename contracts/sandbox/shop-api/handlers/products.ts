/** Bundle calls (specification 3, section 7). */

import { promotedLinesOf, taxRateAt, zipFor } from '../cart/cart.ts';
import type { Handlers } from '../handler.ts';
import { bannerOf } from '../products/partner-banners.ts';
import { priceCart } from '../products/pricing.ts';
import { shopTexts } from '../products/texts.ts';
import { itemView } from '../views/cart-view.ts';

export const bundleHandlers = {
  getBundle: ({ query }, context) => {
    const { shop, market, visitor, imageOf } = context;
    const { bundleName, promotionCode, replenishmentQuantity = '1' } = query;
    const line = {
      name: bundleName,
      quantity: Math.max(1, Number(replenishmentQuantity)),
      ...(promotionCode !== undefined && { promotionCodes: [promotionCode] }),
    };
    const lines = promotedLinesOf([line], { shop, market, customer: visitor });
    const taxRate = taxRateAt(market, zipFor(visitor, undefined));
    const cart = priceCart({ lines, currency: market.currency, today: shop.today, taxRate });
    const [item] = cart.items;
    if (!item) throw new Error('A cart of one line has one item');
    return itemView(item, market, imageOf);
  },

  getBundleBanners: ({ query }, { scriptsUrl }) => query.bundles.map((name) => bannerOf(name, scriptsUrl)),

  getFaq: (_, { market }) => shopTexts(market.language).faq,
} satisfies Handlers<'getBundle' | 'getBundleBanners' | 'getFaq'>;
