/**
 * What the page keeps in its entry of the browser's history (docs/rules/cancel-and-return.md#receipt). The entry stays
 * when the page is loaded again, and no other page can read it. A value of another version of the page is none.
 */
import { hasFields } from '@perennial/shared/unknown-values';
import type { DeclarationBody } from '../../commerce/declaration/declaration-draft.ts';
import type { Receipt } from '../../commerce/declaration/receipt-dialog.tsx';

/** Returns the state of the step that shows once more what will be sent. */
export function toCheck(check: DeclarationBody) {
  return { check };
}

/** Returns what that step shows; undefined for another step. */
export function readCheck(state: unknown): DeclarationBody | undefined {
  return hasFields(state) && isBody(state['check']) ? state['check'] : undefined;
}

/** Returns the receipt of the entry; undefined without one. */
export function readReceipt(state: unknown): Receipt | undefined {
  if (!hasFields(state) || !hasFields(state['receipt'])) return undefined;
  const { receivedAt, reference, body } = state['receipt'];
  const isReceipt = typeof receivedAt === 'string' && !Number.isNaN(Date.parse(receivedAt)) && isBody(body);
  return isReceipt ? { receivedAt, body, ...(typeof reference === 'string' && { reference }) } : undefined;
}

const texts = ['name', 'surName', 'fromEmail', 'subscriptionNumber'];

function isBody(value: unknown): value is DeclarationBody {
  return hasFields(value) && texts.every((name) => typeof value[name] === 'string');
}
