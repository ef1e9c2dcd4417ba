/** The states of the estimated-tax widget (docs/rules/cart.md#estimated-tax). */
import type { CartRequest } from './cart-request.ts';

export type EstimateView = 'display' | 'entering' | 'loading';

type Input = { readonly editing: boolean; readonly zipCode: string | undefined; readonly priced: CartRequest };

/** Returns 'loading' while the totals on screen are those of another postal code. */
export function getEstimateView({ editing, zipCode, priced }: Input): EstimateView {
  if (zipCode !== priced.zipCode) return 'loading';
  return editing ? 'entering' : 'display';
}
