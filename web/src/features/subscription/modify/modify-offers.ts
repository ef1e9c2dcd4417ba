/** What the section "Modify subscription" offers (docs/rules/subscriptions.md#modify-subscription). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findChangeablePlan } from '../../../commerce/subscriptions/subscription-limits.ts';
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
  const plan = findChangeablePlan(subscription, countryCode);
  if (!plan) return [];
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
