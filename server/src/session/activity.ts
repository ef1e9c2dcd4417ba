/** Which calls put off the end of an idle session (docs/rules/sign-in.md#end-without-activity). */
import type { CallName } from '@perennial/shared/catalogue/routes';

/** Pages poll these calls without the visitor, so they are not activity. */
const POLLED_CALLS: ReadonlySet<CallName> = new Set(['getPaymentActivity']);

/** Whether a call shows that the visitor is there. */
export function isActivity(call: CallName): boolean {
  return !POLLED_CALLS.has(call);
}
