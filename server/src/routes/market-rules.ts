/** The calls that a closed market rejects. Rule: docs/rules/markets.md#closed-calls */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { MarketSwitches } from '@perennial/shared/cultures/markets';

const isPaymentDetailsHere = ({ paymentDetails }: MarketSwitches) => paymentDetails === 'here';
const isPastDueOn = ({ pastDue }: MarketSwitches) => pastDue === 'on';

const rules: {
  readonly [N in CallName]?: (markets: MarketSwitches) => boolean;
} = {
  submitOrder: ({ ordering }) => ordering === 'open',
  changePaymentMethod: isPaymentDetailsHere,
  createChangePaymentSession: isPaymentDetailsHere,
  orderPayNow: isPastDueOn,
  createPastDuePaymentSession: isPastDueOn,
};

/** Whether a call is open in a market. A call without a rule is open in every market. */
export function isCallOpen(name: CallName, markets: MarketSwitches): boolean {
  return rules[name]?.(markets) ?? true;
}
