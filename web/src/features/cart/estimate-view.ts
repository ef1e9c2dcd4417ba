/** The states of the estimated-tax widget (specification 1, section 2.4). */
import type { Wish } from './cart-request.ts';

export type EstimateView = 'display' | 'entering' | 'loading';

type Question = { readonly editing: boolean; readonly zipCode: string | undefined; readonly priced: Wish };

/** Loading as long as the totals on screen are for another postal code. */
export function estimateView({ editing, zipCode, priced }: Question): EstimateView {
  if (zipCode !== priced.zipCode) return 'loading';
  return editing ? 'entering' : 'display';
}
