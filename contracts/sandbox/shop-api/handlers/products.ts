/** Calls about bundles, and the FAQ. */

import type { Handlers } from '../handler.ts';
import { estimateCart } from '../orders/cart-lines.ts';
import { findBanner } from '../products/partner-banners.ts';
import { shopTexts } from '../products/texts.ts';
import { itemView } from '../views/cart-view.ts';

export const productHandlers = {
  getBundle: ({ query }, { shop, market, visitor, toImageUrl }) => {
    const { bundleName, promotionCode, replenishmentQuantity = '1' } = query;
    const line = {
      name: bundleName,
      quantity: Math.max(1, Number(replenishmentQuantity)),
      ...(promotionCode !== undefined && { promotionCodes: [promotionCode] }),
    };
    const [item] = estimateCart([line], { shop, market, customer: visitor }).items;
    if (!item) throw new Error('A cart of one line has one item');
    return itemView(item, market, toImageUrl);
  },

  getBundleBanners: ({ query }, { scriptsUrl }) => query.bundles.map((name) => findBanner(name, scriptsUrl)),

  getFaq: (_, { market }) => shopTexts(market.language).faq,
} satisfies Handlers<'getBundle' | 'getBundleBanners' | 'getFaq'>;
