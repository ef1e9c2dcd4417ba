/** One line of the contract: what is asked through the BFF, and what the shop API has to answer. */

import type { ShopInput } from '@perennial/server/shop-api/shop-api';
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput } from '@perennial/shared/catalogue/types';
import type { fromState } from './from-state.ts';

/** Who asks. A customer's token is the provider state's: a verifier puts in one that is valid there. */
export type Asker = 'anonymous' | 'customer';

type Details<Input> = {
  readonly call: CallName;
  /** The provider state, a sentence with literal names. */
  readonly given: string;
  /** What the shop API receives, in words; unique within the contract. */
  readonly when: string;
  readonly as: Asker;
  readonly input: Input;
  /** The body that the shop API receives, where a matcher has to stand in it; else the input's. */
  readonly sentBody?: unknown;
  /** Query values that the shop API receives, where matchers have to stand in them. */
  readonly sentQuery?: Record<string, ReturnType<typeof fromState>>;
  readonly answer: { readonly status: number; readonly body: unknown };
  /** What the BFF tells its client then. */
  readonly told: { readonly status: number; readonly body: Record<string, unknown> | readonly unknown[] };
};

export type Interaction = Details<ShopInput>;

/** An interaction whose input is checked against its call. */
export function interaction<const N extends CallName>(
  details: Details<CallInput<N>> & { readonly call: N },
): Interaction {
  return { ...details, input: { params: details.input.params, query: details.input.query, body: details.input.body } };
}

/** An error as the shop API writes it (specification 1, section 8). */
export function shopError(code: string, message: string) {
  return { errorMessages: [{ code, message }] };
}
