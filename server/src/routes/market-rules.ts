/** The calls that a closed market rejects (docs/rules/markets.md#closed-calls). */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { MarketSwitches } from '@perennial/shared/cultures/markets';

type Rule = (markets: MarketSwitches) => boolean;

const isOrderingOpen: Rule = ({ ordering }) => ordering === 'open';
const isPaymentDetailsHere: Rule = ({ paymentDetails }) => paymentDetails === 'here';
const isPastDueOn: Rule = ({ pastDue }) => pastDue === 'on';
const isSelfServiceHere: Rule = ({ selfService }) => selfService === 'here';

/**
 * Reading is open in every market. So is the insurer path, whose section no switch closes
 * (docs/rules/cancel-and-return.md#cancel-sections).
 */
const rules: { readonly [N in CallName]?: Rule } = {
  // Orders
  submitOrder: isOrderingOpen,
  createCheckout: isOrderingOpen,
  submitCheckout: isOrderingOpen,
  createPaymentSession: isOrderingOpen,
  // Change of the payment method
  changePaymentMethod: isPaymentDetailsHere,
  createChangePaymentSession: isPaymentDetailsHere,
  // Pay now
  orderPayNow: isPastDueOn,
  createPastDuePaymentSession: isPastDueOn,
  // Pay in full
  orderPayInFull: isSelfServiceHere,
  createPayInFullPaymentSession: isSelfServiceHere,
  payInFull: isSelfServiceHere,
  // Cancellation and return
  cancelSubscription: isSelfServiceHere,
  cancelReplenishment: isSelfServiceHere,
  cancelReplenishmentOnly: isSelfServiceHere,
  createReturn: isSelfServiceHere,
  createBundledReturn: isSelfServiceHere,
  withdrawReturn: isSelfServiceHere,
  updateReturnAddress: isSelfServiceHere,
  chooseReturnCarriers: isSelfServiceHere,
  returnSubscription: isSelfServiceHere,
  updateSubscriptionReturnAddress: isSelfServiceHere,
};

/** Whether a call is open in a market. A call without a rule is open in every market. */
export function isCallOpen(name: CallName, markets: MarketSwitches): boolean {
  return rules[name]?.(markets) ?? true;
}
