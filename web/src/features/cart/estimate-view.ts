/** The states of the estimated-tax widget (specification 1, section 2.4). */
import type { CartRequest } from './cart-request.ts';

export type EstimateView = 'display' | 'entering' | 'loading';

type Input = { readonly editing: boolean; readonly zipCode: string | undefined; readonly priced: CartRequest };

/** Loading as long as the totals on screen are for another postal code. */
export function estimateView({ editing, zipCode, priced }: Input): EstimateView {
  if (zipCode !== priced.zipCode) return 'loading';
  return editing ? 'entering' : 'display';
}
