/** What a change makes stale: the data of pages that may be another after it. The one place that says so. */

import type { ChangeName } from './catalogue/receipts.ts';
import type { CallName } from './catalogue/routes.ts';
import type { PaymentActivity } from './models/payment.ts';
import type { DataName } from './page-data.ts';

const subscription = ['subscriptionPage', 'getSubscriptions', 'comingUp'] as const;
/** A payment of a subscription is charged at once. */
const paid = [...subscription, 'getInvoices'] as const;
const care = [...paid, 'getCareActions'] as const;
const account = ['getProfile', 'getPaymentMethods'] as const;
/** What the result of a payment changes is loaded again by the pages that wait for it. */
const payment = ['getPaymentActivity'] as const;

/**
 * What a payment from the account makes stale when it has succeeded: the provider has made the change, and no call. After a
 * refusal somebody else may have changed it.
 */
export const staleAfterPayment: readonly DataName[] = [
  // A device may be paid in full.
  'subscriptionPage',
  'getSavedPaymentMethod',
  // It says whether the card expires before a payment.
  'comingUp',
  'getInvoices',
  'getPaymentActivity',
  'getProfile',
];

/** By the name of the call that makes the change. */
export const staleAfter: Readonly<
  Record<ChangeName, readonly DataName[]> & Partial<Record<CallName, readonly DataName[]>>
> = {
  createCheckout: [],
  submitCheckout: [],
  submitOrder: [],

  signUp: [],
  updatePersonalDetails: account,
  updateProfileToken: ['getProfile'],
  updateOptIn: ['getProfile'],
  // The tax of a cart depends on the address.
  updateAddresses: ['getProfile', 'requestCart'],
  setLanguage: [],
  sendSupportQuestion: [],
  sendTerminationRequest: [],

  changePaymentMethod: payment,
  orderPayInFull: payment,
  orderPayNow: payment,
  payInFull: payment,
  submitPaymentResult: staleAfterPayment,

  pauseReplenishment: subscription,
  resumeReplenishment: subscription,
  changeResumeDate: subscription,
  changeReplenishmentFrequency: subscription,
  changeReplenishmentProduct: subscription,
  postponeReplenishment: subscription,
  shipReplenishmentNow: paid,
  orderOneTimeReplenishment: paid,
  applyPromotionCode: subscription,
  requestRepair: subscription,

  cancelReplenishment: subscription,
  cancelReplenishmentOnly: subscription,
  cancelSubscription: subscription,
  cancelInsurerSubscription: subscription,
  createReturn: subscription,
  createBundledReturn: subscription,
  returnSubscription: subscription,
  withdrawReturn: subscription,
  chooseReturnCarriers: subscription,
  updateReturnAddress: ['getReturnAddress'],
  updateSubscriptionReturnAddress: ['getReturnAddress'],

  cancelWithinRightToReturn: care,
  cancelAfterRightToReturn: care,
  cancelAfterRightToReturnNotAtFault: care,
  reship: care,
  giveDiscount: care,
  cancelBundledTryBuyWithinRightToReturn: care,
  cancelBundledTryBuyAfterRightToReturn: care,
  cancelTryBuyWithinRightToReturn: care,
  cancelTryBuyAfterRightToReturn: care,
  cancelTryBuyAfterRightToReturnNotAtFault: care,
  cancelReplenishmentWithinRightToReturn: care,
  cancelReplenishmentAfterRightToReturnNotAtFault: care,
};

/** What must not be shown again after a call, because it was an answer for something else. */
export const forgottenAfter: Readonly<Partial<Record<CallName, readonly DataName[]>>> = {
  // The carriers depend on the address.
  updateReturnAddress: ['getReturnCarriers'],
};

/** What a payment makes stale that has ended, by its flag (docs/rules/payments.md#payment-activity). */
const staleAfterActivity = {
  hasPaymentInProgress: ['getInvoices', 'getSavedPaymentMethod', 'comingUp', 'getPaymentMethods'],
  hasInitialPaymentInProgress: ['getSubscriptions'],
} as const satisfies { readonly [flag in keyof PaymentActivity]?: readonly DataName[] };

/** Returns what the payments have made stale that ended between two answers for the activity. */
export function staleAfterEndedPayments(
  before: PaymentActivity | undefined,
  now: PaymentActivity | undefined,
): readonly DataName[] {
  if (!before || !now) return [];
  const ended = (flag: keyof typeof staleAfterActivity) => before[flag] && !now[flag];
  return [
    ...(ended('hasPaymentInProgress') ? staleAfterActivity.hasPaymentInProgress : []),
    ...(ended('hasInitialPaymentInProgress') ? staleAfterActivity.hasInitialPaymentInProgress : []),
  ];
}
