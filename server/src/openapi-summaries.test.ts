import { type CallName, callNames } from '@perennial/shared/catalogue/routes';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { expect, test } from 'vitest';

/** What a person calls each call by its path and name: the words that no summary of another call has. */
const words: Readonly<Record<CallName, RegExp>> = {
  createCheckout: /^Start an order/,
  getCheckout: /^A started order/,
  submitCheckout: /^Place a started order/,
  previewCheckout: /^Preview the cost of a started order/,
  submitOrder: /^Place an order$/,

  signUp: /^Create .*account/,
  signInWithProvider: /^Sign in with an access token/,
  signInAdmin: /^Sign in as customer care/,
  getProfile: /^The customer's profile/,
  updatePersonalDetails: /^Change .*personal details/,
  updateProfileToken: /^Sync the profile/,
  updateOptIn: /^Change .*marketing/,
  validateAddress: /zip code belongs/,
  updateAddresses: /^Change .*shipping and billing addresses/,
  validateMail: /e-mail address can be used/,
  setLanguage: /^Save the language/,
  sendSupportQuestion: /^Send a support question/,
  sendTerminationRequest: /^Send a request to terminate/,

  changePaymentMethod: /^Change the payment method that recurring/,
  getSavedPaymentMethod: /^The payment method that recurring/,
  getPaymentMethods: /^The payment methods/,
  getPaymentActivity: /payment .* is in progress/,
  orderPayInFull: /^Change the payment method and pay a device in full/,
  orderPayNow: /^Change the payment method and pay a past-due invoice/,
  payInFull: /^Pay a device in full/,
  previewPayInFull: /^Preview the price of paying a device in full/,
  createPaymentSession: /card session for an order/,
  createPastDuePaymentSession: /card session for a past-due invoice/,
  createChangePaymentSession: /card session for a change of the payment method/,
  createPayInFullPaymentSession: /card session to pay a device in full/,
  submitPaymentResult: /^The result of a payment/,

  getBundle: /^One bundle/,
  getBundleBanners: /^Banners/,
  getFaq: /questions$/,
  requestCart: /^Price a cart/,
  validateMaxQuantity: /^Check the quantities/,

  getSubscriptions: /^The customer's subscriptions/,
  getSubscription: /^One subscription/,
  previewSubscription: /^Preview the first term/,
  applyPromotionCode: /^Activate a discount code/,
  requestRepair: /repair/,
  cancelReplenishmentOnly: /^Cancel a subscription with a replenishment only/,
  cancelSubscription: /^Cancel a subscription with a device only/,
  cancelInsurerSubscription: /^Cancel a subscription of an insured/,
  cancelReplenishment: /^Cancel the replenishment of a bundle/,

  getReplenishment: /^The replenishment of/,
  postponeReplenishment: /shipment by one month/,
  pauseReplenishment: /^Pause/,
  resumeReplenishment: /^Resume/,
  changeResumeDate: /day on which .* resumes/,
  changeReplenishmentFrequency: /^Change the frequency/,
  changeReplenishmentProduct: /^Change the product/,
  shipReplenishmentNow: /as soon as possible/,
  orderOneTimeReplenishment: /one-time/,
  previewReplenishmentCancellation: /^Preview .* replenishment is cancelled/,

  createReturn: /^Return a device or a replenishment/,
  createBundledReturn: /^Return a device that was sold together/,
  returnSubscription: /^Return the device of a subscription/,
  withdrawReturn: /^Withdraw a return/,
  getReturnAddress: /^The return address$/,
  updateReturnAddress: /^Change the return address$/,
  getSubscriptionReturnAddress: /^The return address of a subscription/,
  updateSubscriptionReturnAddress: /^Change the return address of a subscription/,
  getReturnCarriers: /^The carriers/,
  chooseReturnCarriers: /^Choose the carriers/,
  getReturnInfo: /can be returned/,
  getReturnDetails: /^The returns of a subscription$/,
  getSubscriptionReturnDetail: /^The returns of a subscription \(older clients\)/,

  getInvoices: /invoices$/,
  getInvoiceFile: /invoice file/,
  getTermsDocument: /^The terms/,

  getCareActions: /^The care actions/,
  reship: /^Ship again/,
  giveDiscount: /^Give a discount/,
  cancelWithinRightToReturn: /^Cancel within the right-to-return days$/,
  cancelAfterRightToReturn: /^Cancel after the right-to-return days$/,
  cancelAfterRightToReturnNotAtFault: /^Cancel after .*not at fault$/,
  cancelBundledTryBuyWithinRightToReturn: /bundled device within/,
  cancelBundledTryBuyAfterRightToReturn: /bundled device after/,
  cancelTryBuyWithinRightToReturn: /the device within/,
  cancelTryBuyAfterRightToReturn: /the device after the right-to-return days$/,
  cancelTryBuyAfterRightToReturnNotAtFault: /the device after .*not at fault$/,
  cancelReplenishmentWithinRightToReturn: /the replenishment within/,
  cancelReplenishmentAfterRightToReturnNotAtFault: /the replenishment after .*not at fault$/,
};

test.each(callNames)('the summary of %s says which call it is', (name) => {
  const matching = callNames.filter((other) => words[name].test(callSchemas[other].summary));
  expect(matching).toEqual([name]);
});
