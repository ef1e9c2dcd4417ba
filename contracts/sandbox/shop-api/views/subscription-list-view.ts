/** A subscription in the words and decimals of the wire (specification 2, section 3). */
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import type { Day } from '../calendar/billing-period.ts';
import { isAbleToPayInFull } from '../payments/pay-in-full.ts';
import { shippingRhythmOf } from '../products/replenishment-choices.ts';
import { bundleTexts, partName } from '../products/texts.ts';
import { returnStatusOf } from '../returns/return-rules.ts';
import { deviceOf, type RatePlan, replenishmentOf, type Subscription } from '../store/subscription.ts';
import { nextShipmentDate } from '../subscriptions/next-dates.ts';
import { recurringCharges } from '../subscriptions/term-charge.ts';
import type { ImageOf } from './cart-view.ts';
import { chargesByRhythm, frequencyView } from './recurring-charges-view.ts';
import { isCancelled, runningParts } from './subscription-details-view.ts';

function returnInfo(subscription: Subscription, plan: RatePlan, today: Day): SubscriptionListItem['tryBuyReturnInfo'] {
  return {
    returnStatus: returnStatusOf(subscription, plan, today),
    returnCreatedDate: plan.returning.createdDate,
  };
}

/** A subscription as the account overview lists it, in the language asked for and the currency it was bought in. */
export function subscriptionListItem(
  subscription: Subscription,
  { language, today, imageOf }: { language: string; today: Day; imageOf: ImageOf },
): SubscriptionListItem {
  const { line, market, insurer } = subscription;
  const { bundle } = line;
  const device = deviceOf(subscription);
  const replenishment = replenishmentOf(subscription);
  const frequency = replenishment && shippingRhythmOf(replenishment.part);
  const charges = chargesByRhythm(recurringCharges(subscription, runningParts(subscription)), language);
  return {
    subscriptionNumber: subscription.number,
    status: subscription.status,
    title: bundleTexts(language, bundle.name).title,
    image: imageOf(bundle),
    bundleName: bundle.name,
    currencyCode: market.currency,
    quantity: line.quantity,
    isBCBSSubscription: insurer && market.country === 'US',
    replenishmentOnly: device === undefined,
    isCancelled: isCancelled(subscription),
    monthlyTotalCharge: charges.monthly,
    quarterlyTotalCharge: charges.quarterly,
    semiAnnualCharge: charges.semiAnnual,
    specificMonthsTotalCharges: charges.specificMonths.map(({ months, amount }) => ({
      specificMonths: months,
      charge: amount,
    })),
    shippingFrequency: frequency ? frequencyView(frequency) : null,
    nextShipmentDate: nextShipmentDate(subscription),
    subscriptionStartDate: subscription.startDate,
    payInFullDate: device?.payInFullDate ?? null,
    ableToPayInFull: subscription.plans.some((plan) => isAbleToPayInFull(subscription, plan)),
    tryBuyCancellationDate: device?.cancellationDate ?? null,
    tryBuyRatePlanName: device ? partName(language, device.part.id) : null,
    tryBuyReturnInfo: device ? returnInfo(subscription, device, today) : null,
    replenishmentCancellationDate: replenishment?.cancellationDate ?? null,
    replenishmentRatePlanName: replenishment ? partName(language, replenishment.part.id) : null,
    replenishmentReturnInfo: replenishment ? returnInfo(subscription, replenishment, today) : null,
  };
}
