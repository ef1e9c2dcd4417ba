/** Which calls a closed market refuses (decision 1). */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { MarketSwitches } from '@perennial/shared/cultures/markets';

const methodChangesHere = ({ paymentDetails }: MarketSwitches) => paymentDetails === 'here';
const pastDueIsPaidHere = ({ pastDue }: MarketSwitches) => pastDue === 'on';

const rules: {
  readonly [N in CallName]?: (markets: MarketSwitches) => boolean;
} = {
  submitOrder: ({ ordering }) => ordering === 'open',
  changePaymentMethod: methodChangesHere,
  createChangePaymentSession: methodChangesHere,
  orderPayNow: pastDueIsPaidHere,
  createPastDuePaymentSession: pastDueIsPaidHere,
};

/** Whether a call may be made in a market. */
export function isOpenFor(name: CallName, markets: MarketSwitches): boolean {
  return rules[name]?.(markets) ?? true;
}
