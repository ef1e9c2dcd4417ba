/** What a call makes stale: the calls whose responses may be others after it, by the name of the call. */
import type { CallName, calls } from '@perennial/shared/catalogue/routes';

/** The calls that change data of a customer. */
export type ChangeName = { [N in CallName]: (typeof calls)[N]['isRepeatable'] extends false ? N : never }[CallName];

const subscription = ['getSubscription', 'getSubscriptions'] as const;
/** A payment of a subscription is charged at once. */
const paid = [...subscription, 'getInvoices'] as const;
const care = [...paid, 'getCareActions'] as const;
const account = ['getProfile', 'getPaymentMethods'] as const;
/** What the result of a payment changes is loaded again by the pages that wait for it. */
const payment = ['getPaymentActivity'] as const;

export const staleAfter: Readonly<
  Record<ChangeName, readonly CallName[]> & Partial<Record<CallName, readonly CallName[]>>
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
  submitPaymentResult: payment,

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
