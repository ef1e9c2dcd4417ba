/** Errors after which a change is certainly not made (docs/rules/errors.md#lost-responses). */
import type { BffErrorCode } from './error-table.ts';

/** The request did not reach the shop API, or the shop API has not taken it. */
const codes: ReadonlySet<string> = new Set<BffErrorCode>([
  'audit.unavailable',
  'identity.unavailable',
  'server.overloaded',
  'session.notFresh',
  'shop.busy',
  'shop.limited',
  'shop.unreachable',
]);

/** Whether an error with this code says that nothing was done. */
export function saysNothingDone(code: string | undefined): boolean {
  return code !== undefined && codes.has(code);
}
