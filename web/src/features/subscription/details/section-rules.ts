/** Which sections a subscription's page shows (specification 3, section 4; decision 28). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { findTraits } from '@perennial/shared/countries/traits';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { TOOTHBRUSH_CONTENT_PRODUCT } from '@perennial/shared/product-constants';
import { planOf } from '../plan-facts.ts';
import { purchaseState } from '../purchase/purchase-state.ts';

export type SectionRule = (subscription: SubscriptionDetails, countryCode: CountryCode) => boolean;

export const sectionRules = {
  buyProduct: (subscription) => purchaseState(subscription).kind === 'open',

  oneTimeOrders: ({ oneTimeOrders }) => oneTimeOrders.length > 0,

  /** What has ended without a parcel under way has nothing to track. */
  track: ({ status, ratePlans }) => status !== 'InActive' || ratePlans.some(({ trackingNumber }) => trackingNumber),

  repair: ({ ratePlans }, countryCode) =>
    findTraits(countryCode).repairsDevices && ratePlans.some(({ repairStatus }) => repairStatus !== null),

  recycling: (subscription, countryCode) =>
    findTraits(countryCode).recyclesBrushHeads &&
    planOf(subscription, 'replenishment') !== undefined &&
    subscription.shippingConfirmed &&
    subscription.contentProductName === TOOTHBRUSH_CONTENT_PRODUCT,

  terms: () => true,
} as const satisfies Readonly<Record<string, SectionRule>>;

export type SectionName = keyof typeof sectionRules;

/** Whether it can be ordered again: a cancelled replenishment, a cancelled device without one, a device paid in full. */
export function isRestartable(subscription: Pick<SubscriptionDetails, 'ratePlans'>): boolean {
  const device = planOf(subscription, 'device');
  const replenishment = planOf(subscription, 'replenishment');
  return (
    replenishment?.status === 'Cancel' ||
    (!replenishment && device?.status === 'Cancel') ||
    device?.status === 'PayInFull'
  );
}
