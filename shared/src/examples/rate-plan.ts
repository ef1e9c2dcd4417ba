import type { RatePlan } from '../models/subscription-details.ts';
import { totalCharge } from './charge.ts';

/** Returns a replenishment plan: brush heads every three months. */
export function ratePlan(changes: Partial<RatePlan> = {}): RatePlan {
  return {
    id: 'P-1000001',
    name: 'Halo brush heads',
    productName: 'Halo brush heads',
    imageUrl: 'http://localhost:4003/images/brush-heads-halo.svg',
    modelType: 'Replenishment',
    status: null,
    oneTimeCharge: null,
    monthlyCharge: null,
    quarterlyCharge: totalCharge(),
    semiAnnualCharge: null,
    specificMonthsCharges: [],
    shippingFrequency: { billingPeriod: 'Quarter', specificBillingPeriod: null },
    replenishmentQuantity: 1,
    payInFullDate: null,
    cancellationDate: null,
    amendmentReason: null,
    allowOneTimeReplenishment: true,
    allowShippingNow: true,
    ableToPayInFull: false,
    acceptPayInFullPromotion: false,
    totalPurchaseValue: null,
    purchaseValueToPay: null,
    discountedPurchaseValueToPay: null,
    balance: null,
    trackingNumber: null,
    carrierUrl: null,
    isRepairable: false,
    repairStatus: null,
    ...changes,
  };
}

/** Returns a try-and-buy plan that can be paid in full. */
export function devicePlan(changes: Partial<RatePlan> = {}): RatePlan {
  return ratePlan({
    name: 'Lume hair removal',
    productName: 'Lume hair removal',
    imageUrl: 'http://localhost:4003/images/hair-removal-lume.svg',
    modelType: 'TryBuy',
    monthlyCharge: totalCharge({ original: 32.99, discounted: 32.99 }),
    quarterlyCharge: null,
    shippingFrequency: null,
    replenishmentQuantity: null,
    allowOneTimeReplenishment: false,
    allowShippingNow: false,
    ableToPayInFull: true,
    acceptPayInFullPromotion: true,
    totalPurchaseValue: 461.86,
    purchaseValueToPay: 329.9,
    discountedPurchaseValueToPay: 329.9,
    ...changes,
  });
}
