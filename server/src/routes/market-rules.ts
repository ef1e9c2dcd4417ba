/** Which calls a closed market refuses (decision 1). */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { MarketSwitches } from '@perennial/shared/cultures/markets';

const rules: {
  readonly [N in CallName]?: (markets: MarketSwitches) => boolean;
} = {
  submitOrder: ({ ordering }) => ordering === 'open',
};

/** Whether a call may be made in a market. */
export function isOpenFor(name: CallName, markets: MarketSwitches): boolean {
  return rules[name]?.(markets) ?? true;
}
