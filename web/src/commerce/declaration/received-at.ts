/** Reads the response of the BFF to a declaration. */
import { readFields } from '@perennial/shared/unknown-values';

/** Returns when the declaration was received; undefined if the response was cut, or does not say. */
export function readReceivedAt(response: unknown): string | undefined {
  const { receivedAt } = readFields(response);
  return typeof receivedAt === 'string' && !Number.isNaN(Date.parse(receivedAt)) ? receivedAt : undefined;
}
