/** What the section "Modify subscription" offers (docs/rules/subscriptions.md#modify-subscription). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findPlan } from '@perennial/shared/subscriptions/plan-facts';
import { findPageLimit, isInsured, isRental, isResumable } from '../subscription-limits.ts';
import type { SectionProps } from '../use-subscription.ts';

export type ModifyOffer =
  | { readonly name: 'frequency' | 'postponement' }
  /** `waits`: the order is still being processed, so the product cannot be changed yet. */
  | { readonly name: 'product'; readonly waits: boolean }
  | { readonly name: 'shippingNow'; readonly plan: RatePlan };

/** The tasks whose parts are in the section. */
export type ModifyTask = 'frequency' | 'postpone' | 'product' | 'ship-now';

/** The task of each offer in links. */
export const taskOfOffer: Readonly<Record<ModifyOffer['name'], ModifyTask>> = {
  frequency: 'frequency',
  postponement: 'postpone',
  product: 'product',
  shippingNow: 'ship-now',
};

/** Returns the offers in display order; none hides the section. */
export function findModifyOffers(subscription: SubscriptionDetails, countryCode: CountryCode): readonly ModifyOffer[] {
  if (isInsured(subscription, countryCode) || isRental(subscription) || isResumable(subscription)) return [];
  if (findPageLimit(subscription)) return [];
  const plan = findPlan(subscription, 'replenishment');
  if (!plan || plan.status !== null) return [];
  const waits = !subscription.shippingConfirmed;
  return [
    ...(subscription.ableToChangeFrequency ? [{ name: 'frequency' } as const] : []),
    ...(subscription.ableToPostponeReplenishment ? [{ name: 'postponement' } as const] : []),
    ...(subscription.ableToChangeReplenishment || waits ? [{ name: 'product', waits } as const] : []),
    ...(plan.allowShippingNow ? [{ name: 'shippingNow', plan } as const] : []),
  ];
}

/** Props of each part of the section. `plan` is the replenishment. */
export type ModifyPartProps = SectionProps & { readonly plan: RatePlan };
