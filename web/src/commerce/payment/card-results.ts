/** What the card library's result of a payment means here (docs/rules/payments.md#card-form-results). */

/** `pending`: the bank has not decided yet. `cancelled`: the customer closed a wallet, and nothing was sent. */
export type CardResult = 'authorised' | 'pending' | 'failed' | 'cancelled';

const results: ReadonlyMap<string | undefined, CardResult> = new Map([
  ['Authorised', 'authorised'],
  ['Pending', 'pending'],
  ['Received', 'pending'],
]);

/** Returns the result of a code; every other code is a failure, and so is none. */
export function toCardResult(resultCode: string | undefined): CardResult {
  return results.get(resultCode) ?? 'failed';
}

/**
 * The status that the form gets after a result. The library keeps its spinner after a declined card; `ready` allows
 * another try in the same session.
 */
export const formStatus: Readonly<Record<CardResult, 'success' | 'ready' | undefined>> = {
  authorised: 'success',
  pending: undefined,
  failed: 'ready',
  cancelled: undefined,
};
