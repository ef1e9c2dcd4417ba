/**
 * What the page keeps in its entry of the browser's history (docs/rules/cancel-and-return.md#receipt). The entry stays
 * when the page is loaded again, and no other page can read it.
 */
import type { Receipt } from '../../commerce/declaration/receipt-dialog.tsx';

/** The step that shows once more what will be sent. */
export const CHECK = { step: 'check' } as const;

/** Whether the entry is that step. */
export function isCheck(state: unknown): boolean {
  return isObject(state) && state['step'] === CHECK.step;
}

/** Returns the receipt of the entry; undefined without one, and for one of another version of the page. */
export function readReceipt(state: unknown): Receipt | undefined {
  if (!isObject(state) || !isObject(state['receipt'])) return undefined;
  const { receivedAt, body } = state['receipt'];
  const isReceipt = typeof receivedAt === 'string' && isObject(body) && typeof body['fromEmail'] === 'string';
  return isReceipt && !Number.isNaN(Date.parse(receivedAt)) ? (state['receipt'] as Receipt) : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
