/** Which sections a subscription's page shows. See docs/rules/subscriptions.md#sections. */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { findTraits } from '@perennial/shared/countries/traits';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { TOOTHBRUSH_CONTENT_PRODUCT } from '@perennial/shared/product-constants';
import { findPlan } from '../plan-facts.ts';
import { purchaseState } from '../purchase/purchase-state.ts';

export type SectionRule = (subscription: SubscriptionDetails, countryCode: CountryCode) => boolean;

export const sectionRules = {
  buyProduct: (subscription) => purchaseState(subscription).kind === 'open',

  oneTimeOrders: ({ oneTimeOrders }) => oneTimeOrders.length > 0,

  /** A subscription that has ended has nothing to track, except a parcel in transit. */
  track: ({ status, ratePlans }) => status !== 'InActive' || ratePlans.some(({ trackingNumber }) => trackingNumber),

  repair: ({ ratePlans }, countryCode) =>
    findTraits(countryCode).repairsDevices && ratePlans.some(({ repairStatus }) => repairStatus !== null),

  recycling: (subscription, countryCode) =>
    findTraits(countryCode).recyclesBrushHeads &&
    findPlan(subscription, 'replenishment') !== undefined &&
    subscription.shippingConfirmed &&
    subscription.contentProductName === TOOTHBRUSH_CONTENT_PRODUCT,

  terms: () => true,
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
