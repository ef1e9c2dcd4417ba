/** Activation of a promotion code on a running subscription (docs/rules/subscriptions.md#promotion). */
import type { Day } from '../calendar/day.ts';
import { ShopError } from '../errors/shop-error.ts';
import { type Promotion, resolvePromotion } from '../products/promotions.ts';
import { bundleTexts } from '../products/texts.ts';
import type { Subscription } from '../store/subscription.ts';
import { acceptsPromotion } from './subscription-state.ts';

/** A code that only reduces the first payment has no effect on a running subscription. */
function reducesRecurringCharges({ effect }: Promotion): boolean {
  return effect.kind === 'percentage' && (effect.on === 'recurring' || effect.on === 'everything');
}

type PromotionRequest = {
  readonly code: string;
  readonly today: Day;
  /** Codes of the customer's paid orders. */
  readonly usedCodes: ReadonlySet<string>;
  /** Language of the error text. */
  readonly language: string;
};

/**
 * Returns the subscription with the code's promotion. Throws ShopError 400 if it has this promotion or accepts none, and
 * for an invalid code.
 */
export function activatePromotion(
  subscription: Subscription,
  { code, today, usedCodes, language }: PromotionRequest,
): { readonly subscription: Subscription; readonly promotion: Promotion } {
  const { line } = subscription;
  const bundleName = line.bundle.name;
  const extraInfo = { bundleName, title: bundleTexts(language, bundleName).title, promotionCode: code };
  if (line.promotion?.code === code.toUpperCase()) {
    throw new ShopError(400, 'error.message.applyPromotionIsDuplicated', extraInfo);
  }
  if (!acceptsPromotion(subscription)) throw new ShopError(400, 'error.message.promotionIsNotAccepted', extraInfo);
  const promotion = resolvePromotion({ codes: [code], bundleName, today, usedCodes });
  if (typeof promotion === 'string') throw new ShopError(400, promotion, extraInfo);
  if (!promotion || !reducesRecurringCharges(promotion)) {
    throw new ShopError(400, 'error.message.promotionIsInvalid', extraInfo);
  }
  return { subscription: { ...subscription, line: { ...line, promotion } }, promotion };
}
