/**
 * What a cancellation leaves in the history entry of the overview that it leads to, so that it stays after a reload
 * (docs/rules/cancel-and-return.md#after-the-reasons).
 */
import { readFields } from '@perennial/shared/unknown-values';

type JustCancelled = {
  readonly number: string;
  readonly product: string;
  /** What is still charged, in words; missing if it is not known. */
  readonly charged?: string;
};

/** Returns the state for the history entry. */
export const toCancelledState = (cancelled: JustCancelled) => ({ cancelled });

/** Reads the state of a history entry. Returns undefined for any other state. */
export function readJustCancelled(state: unknown): JustCancelled | undefined {
  const { number, product, charged } = readFields(readFields(state)['cancelled']);
  if (typeof number !== 'string' || typeof product !== 'string') return undefined;
  return { number, product, ...(typeof charged === 'string' && { charged }) };
}
