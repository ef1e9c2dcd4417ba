/**
 * The reads whose last answer the BFF keeps for a sign-in, so that the account can be read while the shop API is away
 * (docs/rules/account.md#while-the-shop-api-is-away, ADR 88). They are a table of their own, because the lines of the
 * catalogue are in every page. No cart and no preview is among them: a customer agrees to their amounts.
 */
import { type CallName, calls } from './routes.ts';

export const keptNames = [
  'getFaq',
  'getInvoices',
  'getPaymentActivity',
  'getPaymentMethods',
  'getProfile',
  'getSavedPaymentMethod',
  'getSubscription',
  'getSubscriptions',
] as const satisfies readonly CallName[];

export type KeptName = (typeof keptNames)[number];

const kept: ReadonlySet<CallName> = new Set(keptNames);

/** Whether the last answer of a call is kept. */
export function isKept(name: CallName): name is KeptName {
  return kept.has(name);
}

/** It may be sent twice, and other answers differ after it. */
const repeatableChange: CallName = 'updateProfileToken';

/** Whether the kept answers count no more after a call. */
export function endsKeptAnswers(name: CallName): boolean {
  return !calls[name].isRepeatable || name === repeatableChange;
}
