/** Which sections a subscription's page shows, and which it disables. See docs/rules/subscriptions.md#sections. */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { findTraits } from '@perennial/shared/countries/traits';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { TOOTHBRUSH_CONTENT_PRODUCT } from '@perennial/shared/product-constants';
import { findCancelSection } from '../cancel/cancel-section.ts';
import { findModifyOffers } from '../modify/modify-offers.ts';
import { findPlan } from '../plan-facts.ts';
import { purchaseState } from '../purchase/purchase-state.ts';
import { findPageLimit, isInsured, isPausable, isResumable, type PageLimit } from '../subscription-limits.ts';

/** What a section is for the customer. A disabled section shows its name and the reason. */
export type SectionState = 'hidden' | 'open' | { readonly disabled: PageLimit };

type SectionRule = (subscription: SubscriptionDetails, countryCode: CountryCode) => SectionState;

/** For sections that stay available on a disabled page. */
const shownIf = (condition: boolean): SectionState => (condition ? 'open' : 'hidden');

/** For sections whose actions a disabled page refuses. */
function enabledIf(condition: boolean, subscription: SubscriptionDetails): SectionState {
  const limit = findPageLimit(subscription);
  if (!condition) return 'hidden';
  return limit ? { disabled: limit } : 'open';
}

/** In display order. */
export const sectionRules = {
  modify: (subscription, countryCode) => shownIf(findModifyOffers(subscription, countryCode).length > 0),

  buyProduct: (subscription) => enabledIf(purchaseState(subscription).kind === 'open', subscription),

  oneTimeOrders: ({ oneTimeOrders, ratePlans }) =>
    shownIf(oneTimeOrders.length > 0 || ratePlans.some(({ allowOneTimeReplenishment }) => allowOneTimeReplenishment)),

  promotion: (subscription, countryCode) =>
    enabledIf(subscription.acceptPromotion && !isInsured(subscription, countryCode), subscription),

  /** A subscription that has ended has nothing to track, except a parcel in transit. */
  track: ({ status, ratePlans }) =>
    shownIf(status !== 'InActive' || ratePlans.some(({ trackingNumber }) => trackingNumber)),

  pause: (subscription, countryCode) => enabledIf(isPausable(subscription, countryCode), subscription),

  resume: (subscription, countryCode) =>
    enabledIf(isResumable(subscription) && !isInsured(subscription, countryCode), subscription),

  repair: ({ ratePlans }, countryCode) =>
    shownIf(
      findTraits(countryCode).repairsDevices &&
        ratePlans.some(({ isRepairable, repairStatus }) => isRepairable || repairStatus !== null),
    ),

  recycling: (subscription, countryCode) =>
    shownIf(
      findTraits(countryCode).recyclesBrushHeads &&
        findPlan(subscription, 'replenishment') !== undefined &&
        subscription.shippingConfirmed &&
        subscription.contentProductName === TOOTHBRUSH_CONTENT_PRODUCT,
    ),

  cancel: (subscription, countryCode) => {
    const section = findCancelSection(subscription, countryCode);
    return enabledIf(section === 'insurer' || section === 'plain', subscription);
  },

  /** A return can be withdrawn on a disabled page, too. */
  cancelOrReturn: (subscription, countryCode) => {
    const { tryBuyReturnDetails: device, replenishmentReturnDetails: replenishment } = subscription.returnInfoDetails;
    const isWithdrawable = device?.returningWithdrawable || replenishment?.returningWithdrawable;
    const isShown = findCancelSection(subscription, countryCode) === 'flow';
    return isShown && isWithdrawable ? 'open' : enabledIf(isShown, subscription);
  },

  terms: () => 'open',
} as const satisfies Readonly<Record<string, SectionRule>>;

export type SectionName = keyof typeof sectionRules;

/** Whether the same bundle is offered again. See docs/rules/subscriptions.md#restart. */
export function isRestartable(subscription: Pick<SubscriptionDetails, 'ratePlans'>): boolean {
  const device = findPlan(subscription, 'device');
  const replenishment = findPlan(subscription, 'replenishment');
  return (
    replenishment?.status === 'Cancel' ||
    (!replenishment && device?.status === 'Cancel') ||
    device?.status === 'PayInFull'
  );
}
