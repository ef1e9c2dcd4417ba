/** Examples of a subscription's details. */
import type {
  CancellationPreview,
  OneTimeOrder,
  PayInFullPreview,
  ReplenishmentOption,
  SubscriptionDetails,
} from '../models/subscription-details.ts';
import { totalCharge } from './charge.ts';
import { ratePlan } from './rate-plan.ts';
import { returnInfoDetails } from './return.ts';

export function replenishmentOption(changes: Partial<ReplenishmentOption> = {}): ReplenishmentOption {
  return {
    id: 'P-1000002',
    name: 'Halo gentle brush heads',
    imageUrl: 'http://localhost:4003/images/brush-heads-halo.svg',
    paymentAmount: 16.99,
    paymentBillingPeriod: 'Quarter',
    paymentSpecificMonthAmount: null,
    nextPaymentDate: '2026-05-05',
    termsText: 'You can change again after the next shipment.',
    ...changes,
  };
}

export function oneTimeOrder(changes: Partial<OneTimeOrder> = {}): OneTimeOrder {
  return {
    description: 'Halo brush heads',
    quantity: 1,
    price: 13.99,
    orderDate: '2026-02-10',
    shippingDate: null,
    ...changes,
  };
}

/**
 * Returns an active subscription for brush heads only, with one shipment. Its days and amounts differ, so that a mixed-up
 * one shows.
 */
export function subscriptionDetails(changes: Partial<SubscriptionDetails> = {}): SubscriptionDetails {
  return {
    number: 'S-1000001',
    title: 'Halo brush heads',
    imageUrl: 'http://localhost:4003/images/brush-heads-halo.svg',
    headerImageUrlOfMobile: null,
    headerImageUrlOfDesktop: null,
    status: 'Active',
    isCancelled: false,
    startDate: '2026-02-01',
    endDate: null,
    nextPaymentDate: '2026-05-03',
    nextShipmentDate: '2026-05-01',
    resumedReplenishmentDate: null,
    pausedReplenishmentDate: null,
    displayResumeTips: false,
    totalCharge: { monthly: null, quarterly: totalCharge(), semiAnnual: null, specificMonths: [] },
    ratePlans: [ratePlan()],
    oneTimeOrders: [],
    replenishmentOnly: true,
    bundleName: 'brush-heads-halo',
    bundleType: 'ReplenishmentOnly',
    acceptPromotion: true,
    hasDiscount: false,
    discountTermsAndConditions: null,
    hidePayInFull: true,
    isBCBSSubscription: false,
    contentProductName: null,
    termsAndConditions: 'Subscription',
    purchaseTermsAndConditions: null,
    cancelReasonOptions: ['I have enough brush heads'],
    genericScript: null,
    genericHtml: null,
    shippingConfirmed: true,
    hasShipped: true,
    tryBuyHasShipped: false,
    hasAnyFutureDatedReplenishment: false,
    reasonToDisableCancellation: null,
    availableFrequenciesToChange: [
      { billingPeriod: 'SemiAnnual', specificBillingPeriod: null, productRatePlanId: 'P-1000002' },
    ],
    availableOptionsToChangeReplenishment: [replenishmentOption()],
    returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: null }),
    paidAmountOfCancelledShipment: null,
    totalAmountOfCancelledShipment: null,
    priceOfCancelledShipment: null,
    finalPaymentDateOfCancelledShipment: null,
    ableToChangeFrequency: true,
    ableToPostponeReplenishment: true,
    ableToPauseReplenishment: true,
    ableToResumeReplenishment: false,
    ableToChangeReplenishmentResumeDate: false,
    ableToChangeReplenishment: true,
    ableToCancel: true,
    ableToCancelReplenishment: true,
    ...changes,
  };
}

/** Changes of the example: its payment is on the day of its shipment, as in most shops. */
export const paidWithShipment = { nextPaymentDate: '2026-05-01' } as const satisfies Partial<SubscriptionDetails>;

export function payInFullPreview(changes: Partial<PayInFullPreview> = {}): PayInFullPreview {
  return { discount: null, originalAmount: 329.9, discountedAmount: 329.9, ...changes };
}

type CancellationAmounts = CancellationPreview['data']['result'];

export function cancellationPreview(changes: Partial<CancellationAmounts> = {}): CancellationPreview {
  const result = { totalAmount: 29.97, paidAmount: 9.99, price: 14.99, finalPaymentDate: '2026-05-07' };
  return { data: { result: { ...result, ...changes } } };
}
