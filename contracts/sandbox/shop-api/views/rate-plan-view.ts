/** A rate plan in the words and decimals of the wire (specification 3, section 3). */
import type { RatePlan as RatePlanView } from '@perennial/shared/models/subscription-details';
import type { Day } from '../calendar/billing-period.ts';
import { toDecimal } from '../market/money.ts';
import { isAbleToPayInFull, purchaseValueOf } from '../payments/pay-in-full.ts';
import { shippingRhythmOf } from '../products/replenishment-choices.ts';
import { partName, shopTexts } from '../products/texts.ts';
import { isAllowed } from '../replenishments/replenishment-rules.ts';
import type { RatePlan, Subscription } from '../store/subscription.ts';
import { isRepairable, repairIsRequested } from '../subscriptions/repair.ts';
import { oneTimeCharge, recurringCharges } from '../subscriptions/term-charge.ts';
import type { ImageOf } from './cart-view.ts';
import { chargesByRhythm, frequencyView, totalChargeView } from './recurring-charges-view.ts';

/** What a view needs to know besides the record. */
export type ViewOf = {
  readonly language: string;
  readonly today: Day;
  readonly imageOf: ImageOf;
  /** Of what comes on top of prices where the customer lives. */
  readonly taxRate: number;
};

/** The carrier's page of a parcel. */
function carrierUrlOf(trackingNumber: string): string {
  return `https://example.com/track/${trackingNumber}`;
}

/** Of the parcel of a plan that was shipped last. */
function trackingNumberOf({ shipments }: Subscription, { id }: RatePlan): string | null {
  return shipments.filter(({ planId, state }) => planId === id && state === 'shipped').at(-1)?.trackingNumber ?? null;
}

/** Rentals and insured devices are never bought, so that their value says nothing. */
function purchaseView(subscription: Subscription, plan: RatePlan, taxRate: number) {
  const value = purchaseValueOf({ subscription, plan, taxRate });
  return {
    totalPurchaseValue: value && toDecimal(value.total),
    purchaseValueToPay: value && toDecimal(value.toPay),
    discountedPurchaseValueToPay: value && toDecimal(value.toPay),
    balance: value && toDecimal(value.toPay),
  };
}

/** A device that was tried and is paid in full is told as a purchase. */
const purchased = {
  TryBuy: 'TryBuyPurchase',
  TryBuyDepreciation: 'TryBuyDepreciationPurchase',
} as const;

function modelTypeOf({ part: { modelType }, status }: RatePlan): RatePlanView['modelType'] {
  if (modelType === 'OneTime') throw new Error('Goods that are sold once have no rate plan');
  const wasTried = modelType === 'TryBuy' || modelType === 'TryBuyDepreciation';
  return wasTried && status === 'PayInFull' ? purchased[modelType] : modelType;
}

export function ratePlanView(
  subscription: Subscription,
  plan: RatePlan,
  { language, today, imageOf, taxRate }: ViewOf,
): RatePlanView {
  const { part, kind } = plan;
  const charges = chargesByRhythm(recurringCharges(subscription, [part]), language);
  const once = oneTimeCharge(subscription, part);
  const rhythm = kind === 'replenishment' ? shippingRhythmOf(part) : undefined;
  const trackingNumber = trackingNumberOf(subscription, plan);
  const ableToPayInFull = isAbleToPayInFull(subscription, plan);
  return {
    id: plan.id,
    name: partName(language, part.id),
    productName: partName(language, part.id),
    imageUrl: imageOf(subscription.line.bundle),
    modelType: modelTypeOf(plan),
    status: plan.status,
    oneTimeCharge: once && totalChargeView(once, language),
    monthlyCharge: charges.monthly,
    quarterlyCharge: charges.quarterly,
    semiAnnualCharge: charges.semiAnnual,
    specificMonthsCharges: charges.specificMonths,
    shippingFrequency: rhythm ? frequencyView(rhythm) : null,
    replenishmentQuantity: kind === 'replenishment' ? plan.quantity : null,
    payInFullDate: plan.payInFullDate,
    cancellationDate: plan.cancellationDate,
    amendmentReason: plan.amendmentReason,
    allowOneTimeReplenishment: kind === 'replenishment' && isAllowed(subscription, 'order-once-more'),
    allowShippingNow: kind === 'replenishment' && isAllowed(subscription, 'ship-now'),
    ableToPayInFull,
    acceptPayInFullPromotion: ableToPayInFull,
    ...purchaseView(subscription, plan, taxRate),
    trackingNumber,
    carrierUrl: trackingNumber === null ? null : carrierUrlOf(trackingNumber),
    isRepairable: isRepairable(subscription, plan, today),
    repairStatus: repairIsRequested(plan, today) ? shopTexts(language).repairRequested : null,
  };
}
