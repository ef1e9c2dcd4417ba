/** The details of a subscription on the wire (docs/rules/subscriptions.md#details-page). Pure. */
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { errorText } from '../errors/error-body.ts';
import { toDecimal } from '../market/money.ts';
import { bannerOf } from '../products/bundle.ts';
import { contentProducts } from '../products/bundle-parts.ts';
import { customMarkup } from '../products/partner-banners.ts';
import { frequencyChoices, productChoices } from '../products/replenishment-choices.ts';
import { bundleTexts, partName, shopTexts } from '../products/texts.ts';
import { isAllowed } from '../replenishments/replenishment-rules.ts';
import { cancelAbilities } from '../returns/cancellations.ts';
import { toReturnInfo } from '../returns/return-details.ts';
import { deviceOf, type RatePlan, replenishmentOf, type Subscription } from '../store/subscription.ts';
import { nextPaymentDate, nextShipmentDate } from '../subscriptions/next-dates.ts';
import { isShippingConfirmed, lastShippedDate } from '../subscriptions/shipped-goods.ts';
import { acceptsPromotion, isCancelled, isRental, runningParts } from '../subscriptions/subscription-state.ts';
import { recurringCharges, termCharge } from '../subscriptions/term-charge.ts';
import { chargesByPeriod, frequencyView, totalChargeView } from './charge-view.ts';
import { pictureOf, ratePlanView, type ViewContext } from './rate-plan-view.ts';

function choices(subscription: Subscription, { language, toImageUrl, productChanges }: ViewContext) {
  const plan = replenishmentOf(subscription);
  const frequencies = plan && isAllowed(subscription, 'change-frequency') ? frequencyChoices(plan.part) : [];
  const products =
    plan && isAllowed(subscription, 'change-product', productChanges) ? productChoices(plan.part, plan.nextPart) : [];
  return {
    availableFrequenciesToChange: frequencies.map(({ id, period }) => ({
      ...frequencyView(period),
      productRatePlanId: id,
    })),
    availableOptionsToChangeReplenishment: products.flatMap(({ id, part }) => {
      if (part.billingPeriod === 'once') return [];
      const { billingPeriod, specificBillingPeriod } = frequencyView(part.billingPeriod);
      const { title } = bundleTexts(language, subscription.line.bundle.name);
      return [
        {
          id,
          name: partName(language, part.id),
          imageUrl: toImageUrl(pictureOf(subscription, part)),
          paymentAmount: toDecimal(termCharge(subscription, part).discounted),
          paymentBillingPeriod: billingPeriod,
          paymentSpecificMonthAmount: specificBillingPeriod,
          nextPaymentDate: nextShipmentDate(subscription),
          termsText: shopTexts(language).changedTerms.replace('{title}', title),
        },
      ];
    }),
  };
}

function capabilities(subscription: Subscription, { language, today, productChanges }: ViewContext) {
  const { ableToCancel, ableToCancelReplenishment, refusal } = cancelAbilities(subscription, today);
  return {
    ableToChangeFrequency: isAllowed(subscription, 'change-frequency'),
    ableToPostponeReplenishment: isAllowed(subscription, 'postpone'),
    ableToPauseReplenishment: isAllowed(subscription, 'pause'),
    ableToResumeReplenishment: isAllowed(subscription, 'resume'),
    ableToChangeReplenishmentResumeDate: isAllowed(subscription, 'change-resume-date'),
    ableToChangeReplenishment: isAllowed(subscription, 'change-product', productChanges),
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

/** Returns which terms a plan has: purchase terms for a device that was bought, at the start or by paying in full. */
export function toTermsKind({ kind, part, status }: RatePlan): 'Subscription' | 'Purchase' {
  return kind === 'device' && (part.billingPeriod === 'once' || status === 'PayInFull') ? 'Purchase' : 'Subscription';
}

function terms({ plans }: Subscription) {
  const kinds = plans.map(toTermsKind);
  return {
    termsAndConditions: kinds.find((kind) => kind === 'Subscription') ?? null,
    purchaseTermsAndConditions: kinds.find((kind) => kind === 'Purchase') ?? null,
  };
}

export function subscriptionDetails(subscription: Subscription, context: ViewContext): SubscriptionDetails {
  const { language, today, toImageUrl } = context;
  const { line, market, plans, pause, insured } = subscription;
  const { bundle } = line;
  const [firstPlan] = plans;
  const isReplenishmentOnly = deviceOf(subscription) === undefined;
  const texts = shopTexts(language);
  const charges = chargesByPeriod(recurringCharges(subscription, runningParts(subscription)), (charge) =>
    totalChargeView(charge, language),
  );
  return {
    number: subscription.number,
    title: bundleTexts(language, bundle.name).title,
    imageUrl: toImageUrl(bundle),
    headerImageUrlOfMobile: toImageUrl(bannerOf(bundle, 'phone')),
    headerImageUrlOfDesktop: toImageUrl(bannerOf(bundle, 'wide')),
    status: subscription.status,
    isCancelled: isCancelled(subscription),
    startDate: subscription.startDate,
    endDate: subscription.endDate,
    nextPaymentDate: nextPaymentDate(subscription),
    nextShipmentDate: nextShipmentDate(subscription),
    resumedReplenishmentDate: pause?.until ?? null,
    pausedReplenishmentDate: pause?.since ?? null,
    displayResumeTips: pause !== null,
    totalCharge: {
      ...charges,
      specificMonths: charges.specificMonths.map(({ months, charge }) => ({ months, amount: charge })),
    },
    currencyCode: market.currency,
    ratePlans: plans.map((plan) => ratePlanView(subscription, plan, context)),
    oneTimeOrders: subscription.oneTimeOrders.map((order) => ({
      description: partName(language, order.part.id),
      quantity: order.quantity,
      price: toDecimal(order.price),
      orderDate: order.orderDate,
      shippingDate: order.shippingDate,
    })),
    replenishmentOnly: isReplenishmentOnly,
    bundleName: bundle.name,
    bundleType: isReplenishmentOnly ? 'ReplenishmentOnly' : 'Bundle',
    acceptPromotion: acceptsPromotion(subscription),
    hasDiscount: line.promotion !== undefined,
    discountTermsAndConditions: line.promotion ? texts.discountTerms : null,
    hidePayInFull: insured || isRental(subscription),
    isBCBSSubscription: insured && market.country === 'US',
    contentProductName: firstPlan ? contentProducts[firstPlan.part.id] : null,
    ...terms(subscription),
    cancelReasonOptions: texts.cancelReasons,
    ...customMarkup(bundle.name),
    ...shipping(subscription),
    ...choices(subscription, context),
    returnInfoDetails: toReturnInfo(subscription, today),
    ...cancelledShipment(subscription),
    ...capabilities(subscription, context),
  };
}
