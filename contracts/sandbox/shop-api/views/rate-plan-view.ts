/** A rate plan on the wire (docs/rules/subscriptions.md#plan-states). */
import type { RatePlan as RatePlanView } from '@perennial/shared/models/subscription-details';
import type { Day } from '../calendar/day.ts';
import { toDecimal } from '../market/money.ts';
import { calculatePurchaseValue, isAbleToPayInFull } from '../payments/pay-in-full.ts';
import { type Part, shippingPeriodOf, type ToImageUrl } from '../products/bundle.ts';
import { partPictures, partPicturesOfBundles } from '../products/bundle-parts.ts';
import { partName, shopTexts } from '../products/texts.ts';
import { isAllowed, type ProductChanges } from '../replenishments/replenishment-rules.ts';
import type { RatePlan, Subscription } from '../store/subscription.ts';
import { isInRepair, isRepairable } from '../subscriptions/repair.ts';
import { oneTimeCharge, recurringCharges } from '../subscriptions/term-charge.ts';
import { chargesByPeriod, frequencyView, totalChargeView } from './charge-view.ts';

/** What a view depends on besides the record. */
export type ViewContext = {
  readonly language: string;
  readonly today: Day;
  readonly toImageUrl: ToImageUrl;
  /** The rate that is added to prices at the customer's address. */
  readonly taxRate: number;
  readonly productChanges: ProductChanges;
};

/** Returns the carrier's page of a parcel. */
function toCarrierUrl(trackingNumber: string): string {
  return `https://example.com/track/${trackingNumber}`;
}

/** Returns the tracking number of the plan's last shipped parcel. */
function findTrackingNumber({ shipments }: Subscription, { id }: RatePlan): string | null {
  return shipments.filter(({ planId, state }) => planId === id && state === 'shipped').at(-1)?.trackingNumber ?? null;
}

/** The amounts are null for plans that cannot be paid in full. */
function purchaseView(subscription: Subscription, plan: RatePlan, taxRate: number) {
  const value = calculatePurchaseValue({ subscription, plan, taxRate });
  return {
    totalPurchaseValue: value && toDecimal(value.total),
    purchaseValueToPay: value && toDecimal(value.toPay),
    discountedPurchaseValueToPay: value && toDecimal(value.toPay),
    balance: value && toDecimal(value.toPay),
  };
}

function toModelType({ part: { modelType } }: RatePlan): RatePlanView['modelType'] {
  if (modelType === 'OneTime') throw new Error('Goods that are sold once have no rate plan');
  return modelType;
}

export function ratePlanView(
  subscription: Subscription,
  plan: RatePlan,
  { language, today, toImageUrl, taxRate }: ViewContext,
): RatePlanView {
  const { part, kind } = plan;
  const charges = chargesByPeriod(recurringCharges(subscription, [part]), (charge) =>
    totalChargeView(charge, language),
  );
  const once = oneTimeCharge(subscription, part);
  const shippingPeriod = kind === 'replenishment' ? shippingPeriodOf(part) : undefined;
  const trackingNumber = findTrackingNumber(subscription, plan);
  const ableToPayInFull = isAbleToPayInFull(subscription, plan);
  return {
    id: plan.id,
    name: partName(language, part.id),
    productName: partName(language, part.id),
    imageUrl: toImageUrl(pictureOf(subscription, part)),
    modelType: toModelType(plan),
    status: plan.status,
    oneTimeCharge: once && totalChargeView(once, language),
    monthlyCharge: charges.monthly,
    quarterlyCharge: charges.quarterly,
    semiAnnualCharge: charges.semiAnnual,
    specificMonthsCharges: charges.specificMonths.map(({ months, charge }) => ({ months, amount: charge })),
    shippingFrequency: shippingPeriod ? frequencyView(shippingPeriod) : null,
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
    carrierUrl: trackingNumber === null ? null : toCarrierUrl(trackingNumber),
    isRepairable: isRepairable(subscription, plan, today),
    repairStatus: isInRepair(plan, today) ? shopTexts(language).repairRequested : null,
  };
}

/** The picture of a part, not of its bundle. */
export function pictureOf({ line }: Pick<Subscription, 'line'>, { id }: Pick<Part, 'id'>): { readonly name: string } {
  const { name } = line.bundle;
  return { name: partPicturesOfBundles[name]?.[id] ?? partPictures[id] ?? name };
}
