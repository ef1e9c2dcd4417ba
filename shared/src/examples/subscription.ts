import type { CareAction } from '../models/care.ts';
import type { SubscriptionListItem } from '../models/subscription.ts';
import { totalCharge } from './charge.ts';

/** Returns a list entry of an active subscription: a toothbrush with brush heads. */
export function subscriptionListItem(changes: Partial<SubscriptionListItem> = {}): SubscriptionListItem {
  return {
    subscriptionNumber: 'S-1000001',
    status: 'Active',
    title: 'Halo sonic toothbrush',
    image: 'http://localhost:4003/images/sonic-brush-halo.svg',
    bundleName: 'sonic-brush-halo',
    isBCBSSubscription: false,
    replenishmentOnly: false,
    isCancelled: false,
    monthlyTotalCharge: null,
    quarterlyTotalCharge: totalCharge(),
    semiAnnualCharge: null,
    specificMonthsTotalCharges: [],
    shippingFrequency: { billingPeriod: 'Quarter', specificBillingPeriod: null },
    nextShipmentDate: '2026-05-01',
    subscriptionStartDate: '2026-02-01',
    payInFullDate: null,
    ableToPayInFull: false,
    tryBuyCancellationDate: null,
    tryBuyRatePlanName: 'Halo sonic toothbrush',
    tryBuyReturnInfo: { returnStatus: 'None', returnCreatedDate: null },
    replenishmentCancellationDate: null,
    replenishmentRatePlanName: 'Halo brush heads',
    replenishmentReturnInfo: { returnStatus: 'None', returnCreatedDate: null },
    ...changes,
  };
}

/** Returns a care action of a subscription. */
export function careAction(changes: Partial<CareAction> = {}): CareAction {
  return { name: 'reshipping', enabled: true, extraData: { hasReship: false }, ...changes };
}
