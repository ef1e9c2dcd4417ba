/**
 * A subscription with everything that its page shows and allows, in the words and decimals of the wire (specification 3,
 * section 3). A pure function of the record, the day and the reader.
 */
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { monthsOf } from '../calendar/billing-period.ts';
import { cancelAbilities } from '../cancellations/cancellations.ts';
import { errorText } from '../errors/shop-error.ts';
import { toDecimal } from '../market/money.ts';
import { contentProductOf } from '../products/content-products.ts';
import { productChoices, rhythmChoices } from '../products/replenishment-choices.ts';
import { bundleTexts, partName, shopTexts } from '../products/texts.ts';
import { isAllowed, isRental } from '../replenishments/replenishment-rules.ts';
import { isShippingConfirmed, lastShippedDate, returnDetailsOf } from '../returns/return-rules.ts';
import { deviceOf, type RatePlan, replenishmentOf, type Subscription } from '../store/subscription.ts';
import { nextPaymentDate, nextShipmentDate } from '../subscriptions/next-dates.ts';
import { recurringCharges, termCharge } from '../subscriptions/term-charge.ts';
import { ratePlanView, type ViewOf } from './rate-plan-view.ts';
import { chargesByRhythm, frequencyView } from './recurring-charges-view.ts';

/** Ended, and not because everything was paid for. */
export function isCancelled({ status, plans }: Pick<Subscription, 'status' | 'plans'>): boolean {
  return status === 'InActive' && plans.some((plan) => plan.status === 'Cancel');
}

/** Whether a code can be activated (specification 3, section 4). */
export function acceptsPromotion({ status, insurer, line, plans }: Subscription): boolean {
  return (
    (status === 'Active' || status === 'Paused') &&
    !insurer &&
    line.promotion === undefined &&
    plans.some((plan) => plan.status === null && plan.part.rhythm !== 'once')
  );
}

/** The parts that are still charged for: not what has ended, and no refills that are on their way back. */
export function runningParts({ plans }: Pick<Subscription, 'plans'>) {
  return plans
    .filter(
      ({ status, kind, returning }) =>
        status === null && !(kind === 'replenishment' && returning.state === 'returning'),
    )
    .map(({ part }) => part);
}

function choices(subscription: Subscription, { language, imageOf }: ViewOf) {
  const plan = replenishmentOf(subscription);
  const frequencies = plan && isAllowed(subscription, 'change-frequency') ? rhythmChoices(plan.part) : [];
  const products = plan && isAllowed(subscription, 'change-product') ? productChoices(plan.part) : [];
  return {
    availableFrequenciesToChange: frequencies.map(({ id, rhythm }) => ({
      ...frequencyView(rhythm),
      productRatePlanId: id,
    })),
    availableOptionsToChangeReplenishment: products.flatMap(({ id, part }) => {
      if (part.rhythm === 'once') return [];
      const { billingPeriod } = part.rhythm;
      const { title } = bundleTexts(language, subscription.line.bundle.name);
      return [
        {
          id,
          name: partName(language, part.id),
          imageUrl: imageOf(subscription.line.bundle),
          paymentAmount: toDecimal(termCharge(subscription, part).discounted),
          paymentBillingPeriod: billingPeriod,
          paymentSpecificMonthAmount: billingPeriod === 'SpecificMonths' ? monthsOf(part.rhythm) : null,
          nextPaymentDate: nextShipmentDate(subscription),
          termsText: shopTexts(language).terms.replace('{title}', title),
        },
      ];
    }),
  };
}

function capabilities(subscription: Subscription, { language, today }: ViewOf) {
  const { ableToCancel, ableToCancelReplenishment, refusal } = cancelAbilities(subscription, today);
  return {
    ableToChangeFrequency: isAllowed(subscription, 'change-frequency'),
    ableToPostponeReplenishment: isAllowed(subscription, 'postpone'),
    ableToPauseReplenishment: isAllowed(subscription, 'pause'),
    ableToResumeReplenishment: isAllowed(subscription, 'resume'),
    ableToChangeReplenishmentResumeDate: isAllowed(subscription, 'change-resume-date'),
    ableToChangeReplenishment: isAllowed(subscription, 'change-product'),
    ableToCancel,
    ableToCancelReplenishment,
    reasonToDisableCancellation: refusal ? errorText(refusal, undefined, language) : null,
  };
}

function shipping(subscription: Subscription) {
  const device = deviceOf(subscription);
  const hasShipped = (plan: RatePlan) => lastShippedDate(subscription, plan) !== null;
  return {
    shippingConfirmed: isShippingConfirmed(subscription),
    hasShipped: subscription.plans.some(hasShipped),
    tryBuyHasShipped: device !== undefined && hasShipped(device),
    // A product that was changed waits for the day of the next parcel.
    hasAnyFutureDatedReplenishment: subscription.plans.some(({ nextPart }) => nextPart !== null),
  };
}

function cancelledShipment({ cancelledShipment: amounts }: Subscription) {
  return {
    paidAmountOfCancelledShipment: amounts && toDecimal(amounts.paid),
    totalAmountOfCancelledShipment: amounts && toDecimal(amounts.total),
    priceOfCancelledShipment: amounts && toDecimal(amounts.price),
    finalPaymentDateOfCancelledShipment: amounts?.finalPaymentDate ?? null,
  };
}

/** Which terms hold for a plan: those of a purchase for a device that was bought, at the start or after trying. */
export function termsKindOf({ kind, part, status }: RatePlan): 'Subscription' | 'Purchase' {
  return kind === 'device' && (part.rhythm === 'once' || status === 'PayInFull') ? 'Purchase' : 'Subscription';
}

function documents({ plans }: Subscription) {
  const kinds = plans.map(termsKindOf);
  return {
    termsAndConditions: kinds.find((kind) => kind === 'Subscription') ?? null,
    purchaseTermsAndConditions: kinds.find((kind) => kind === 'Purchase') ?? null,
  };
}

export function subscriptionDetails(subscription: Subscription, view: ViewOf): SubscriptionDetails {
  const { language, today, imageOf } = view;
  const { line, market, plans, pause, insurer } = subscription;
  const { bundle } = line;
  const device = deviceOf(subscription);
  const replenishment = replenishmentOf(subscription);
  const picture = imageOf(bundle);
  const texts = shopTexts(language);
  return {
    number: subscription.number,
    title: bundleTexts(language, bundle.name).title,
    imageUrl: picture,
    headerImageUrlOfMobile: picture,
    headerImageUrlOfDesktop: picture,
    status: subscription.status,
    isCancelled: isCancelled(subscription),
    startDate: subscription.startDate,
    endDate: subscription.endDate,
    nextPaymentDate: nextPaymentDate(subscription),
    nextShipmentDate: nextShipmentDate(subscription),
    resumedReplenishmentDate: pause?.until ?? null,
    pausedReplenishmentDate: pause?.since ?? null,
    displayResumeTips: pause !== null,
    totalCharge: chargesByRhythm(recurringCharges(subscription, runningParts(subscription)), language),
    currencyCode: market.currency,
    ratePlans: plans.map((plan) => ratePlanView(subscription, plan, view)),
    oneTimeOrders: subscription.oneTimeOrders.map((order) => ({
      description: partName(language, order.part.id),
      quantity: order.quantity,
      price: toDecimal(order.price),
      orderDate: order.orderDate,
      shippingDate: order.shippingDate,
    })),
    replenishmentOnly: device === undefined,
    bundleName: bundle.name,
    bundleType: device === undefined ? 'ReplenishmentOnly' : 'Bundle',
    acceptPromotion: acceptsPromotion(subscription),
    hasDiscount: line.promotion !== undefined,
    discountTermsAndConditions: line.promotion ? texts.discountTerms : null,
    hidePayInFull: insurer || isRental(subscription),
    isBCBSSubscription: insurer && market.country === 'US',
    contentProductName: contentProductOf(subscription),
    ...documents(subscription),
    cancelReasonOptions: texts.cancelReasons,
    genericScript: null,
    genericHtml: null,
    ...shipping(subscription),
    ...choices(subscription, view),
    returnInfoDetails: {
      tryBuyReturnDetails: device ? returnDetailsOf(subscription, device, today) : null,
      replenishmentReturnDetails: replenishment ? returnDetailsOf(subscription, replenishment, today) : null,
      rightToReturnDays: subscription.rightToReturnDays,
    },
    ...cancelledShipment(subscription),
    ...capabilities(subscription, view),
  };
}
