/** What a customer reads of each call that changes something (docs/rules/my-data.md#what-customer-care-did). */
import type { CallName, calls } from '@perennial/shared/catalogue/routes';
import type { CareDeed } from '@perennial/shared/models/my-data';

/** The calls that can be repeated change nothing. */
type Change = { [N in CallName]: (typeof calls)[N]['isRepeatable'] extends true ? never : N }[CallName];

/** Total, so that a new change does not compile without words for the customer. */
const deeds: { readonly [N in Change]: CareDeed } = {
  createCheckout: 'order',
  submitCheckout: 'order',
  submitOrder: 'order',
  signUp: 'personalDetails',
  updatePersonalDetails: 'personalDetails',
  updateOptIn: 'newsletter',
  updateAddresses: 'addresses',
  updateReturnAddress: 'addresses',
  updateSubscriptionReturnAddress: 'addresses',
  changePaymentMethod: 'paymentMethod',
  orderPayInFull: 'payment',
  orderPayNow: 'payment',
  payInFull: 'payment',
  submitPaymentResult: 'payment',
  setLanguage: 'language',
  sendSupportQuestion: 'question',
  sendTerminationRequest: 'cancellation',
  cancelReplenishmentOnly: 'cancellation',
  cancelSubscription: 'cancellation',
  cancelInsurerSubscription: 'cancellation',
  cancelReplenishment: 'cancellation',
  cancelWithinRightToReturn: 'cancellation',
  cancelAfterRightToReturn: 'cancellation',
  cancelAfterRightToReturnNotAtFault: 'cancellation',
  cancelBundledTryBuyWithinRightToReturn: 'cancellation',
  cancelBundledTryBuyAfterRightToReturn: 'cancellation',
  cancelTryBuyWithinRightToReturn: 'cancellation',
  cancelTryBuyAfterRightToReturn: 'cancellation',
  cancelTryBuyAfterRightToReturnNotAtFault: 'cancellation',
  cancelReplenishmentWithinRightToReturn: 'cancellation',
  cancelReplenishmentAfterRightToReturnNotAtFault: 'cancellation',
  returnSubscription: 'return',
  createReturn: 'return',
  createBundledReturn: 'return',
  withdrawReturn: 'return',
  chooseReturnCarriers: 'return',
  orderOneTimeReplenishment: 'shipment',
  shipReplenishmentNow: 'shipment',
  postponeReplenishment: 'shipment',
  reship: 'shipment',
  changeReplenishmentFrequency: 'rhythm',
  changeReplenishmentProduct: 'product',
  pauseReplenishment: 'pause',
  resumeReplenishment: 'pause',
  changeResumeDate: 'pause',
  applyPromotionCode: 'discount',
  giveDiscount: 'discount',
  requestRepair: 'repair',
};

/** Returns the words of a call; undefined for one that changes nothing. */
export function findCareDeed(name: CallName): CareDeed | undefined {
  const all: { readonly [N in CallName]?: CareDeed } = deeds;
  return all[name];
}
