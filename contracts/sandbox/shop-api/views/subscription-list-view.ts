/** A subscription in the list of the account overview (docs/rules/account.md#subscription-card). */
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import type { Day } from '../calendar/day.ts';
import { isAbleToPayInFull } from '../payments/pay-in-full.ts';
import { shippingPeriodOf } from '../products/bundle.ts';
import { bundleTexts, partName } from '../products/texts.ts';
import { toReturnStatus } from '../returns/return-details.ts';
import { deviceOf, type RatePlan, replenishmentOf, type Subscription } from '../store/subscription.ts';
import { nextShipmentDate } from '../subscriptions/next-dates.ts';
import { isCancelled, runningParts } from '../subscriptions/subscription-state.ts';
import { recurringCharges } from '../subscriptions/term-charge.ts';
import { chargesByPeriod, frequencyView, totalChargeView } from './charge-view.ts';
import type { ViewContext } from './rate-plan-view.ts';

function returnInfo(subscription: Subscription, plan: RatePlan, today: Day): SubscriptionListItem['tryBuyReturnInfo'] {
  return {
    returnStatus: toReturnStatus(subscription, plan, today),
    returnCreatedDate: plan.returning.createdDate,
  };
}

/** Texts are in the language of the request; the currency is the order's. */
export function subscriptionListItem(
  subscription: Subscription,
  { language, today, toImageUrl }: Pick<ViewContext, 'language' | 'today' | 'toImageUrl'>,
): SubscriptionListItem {
  const { line, market, insured } = subscription;
  const { bundle } = line;
  const device = deviceOf(subscription);
  const replenishment = replenishmentOf(subscription);
  const shippingPeriod = replenishment && shippingPeriodOf(replenishment.part);
  const charges = chargesByPeriod(recurringCharges(subscription, runningParts(subscription)), (charge) =>
    totalChargeView(charge, language),
  );
  return {
    subscriptionNumber: subscription.number,
    status: subscription.status,
    title: bundleTexts(language, bundle.name).title,
    image: toImageUrl(bundle),
    bundleName: bundle.name,
    currencyCode: market.currency,
    quantity: line.quantity,
    isBCBSSubscription: insured && market.country === 'US',
    replenishmentOnly: device === undefined,
    isCancelled: isCancelled(subscription),
    monthlyTotalCharge: charges.monthly,
    quarterlyTotalCharge: charges.quarterly,
    semiAnnualCharge: charges.semiAnnual,
    specificMonthsTotalCharges: charges.specificMonths.map(({ months, charge }) => ({
      specificMonths: months,
      charge,
    })),
    shippingFrequency: shippingPeriod ? frequencyView(shippingPeriod) : null,
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
