/** A discount code for a subscription that already runs (specification 3, section 4). */

import type { Day } from '../calendar/billing-period.ts';
import { ShopError } from '../errors/shop-error.ts';
import { type Promotion, resolvePromotion } from '../products/promotions.ts';
import { bundleTexts } from '../products/texts.ts';
import type { Subscription } from '../store/subscription.ts';
import { acceptsPromotion } from '../views/subscription-details-view.ts';

/** A code that only lowers the first payment gives nothing to a subscription that has made it. */
function lowersWhatComes({ effect }: Promotion): boolean {
  return effect.kind === 'percentage' && (effect.on === 'recurring' || effect.on === 'everything');
}

/** The subscription with the code's promotion; throws where it has one already, takes none, or the code does not hold. */
export function activatedPromotion(
  subscription: Subscription,
  wish: {
    readonly code: string;
    readonly today: Day;
    readonly usedCodes: ReadonlySet<string>;
    readonly language: string;
  },
): { readonly subscription: Subscription; readonly promotion: Promotion } {
  const { code, today, usedCodes, language } = wish;
  const { line } = subscription;
  const bundleName = line.bundle.name;
  const about = { bundleName, title: bundleTexts(language, bundleName).title, promotionCode: code };
  if (line.promotion?.code === code.toUpperCase()) {
    throw new ShopError(400, 'error.message.applyPromotionIsDuplicated', about);
  }
  if (!acceptsPromotion(subscription)) throw new ShopError(400, 'error.message.promotionIsNotAccepted', about);
  const promotion = resolvePromotion({ codes: [code], bundleName, today, usedCodes });
  if (typeof promotion === 'string') throw new ShopError(400, promotion, about);
  if (!promotion || !lowersWhatComes(promotion)) throw new ShopError(400, 'error.message.promotionIsInvalid', about);
  return { subscription: { ...subscription, line: { ...line, promotion } }, promotion };
}
