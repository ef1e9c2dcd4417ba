/**
 * The calls that may cost the customer or the shop something: each is sent once for a key (docs/rules/errors.md#exactly-once,
 * ADR 67). They are a table of their own, because the lines of the catalogue are in every page.
 */
import type { CallName } from './routes.ts';

export const chargeNames = [
  'applyPromotionCode',
  'changeResumeDate',
  'giveDiscount',
  'orderOneTimeReplenishment',
  'orderPayInFull',
  'orderPayNow',
  'payInFull',
  'reship',
  'resumeReplenishment',
  'shipReplenishmentNow',
  'submitCheckout',
  'submitOrder',
] as const satisfies readonly CallName[];

const charges: ReadonlySet<CallName> = new Set(chargeNames);

/** Whether a call may charge. */
export function mayCharge(name: CallName): boolean {
  return charges.has(name);
}
