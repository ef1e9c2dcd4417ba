/** Reads the response of the BFF to a declaration. */

/** Returns when the declaration was received; undefined if the response was cut, or does not say. */
export function readReceivedAt(response: unknown): string | undefined {
  const { receivedAt } = (response ?? {}) as { receivedAt?: unknown };
  return typeof receivedAt === 'string' && !Number.isNaN(Date.parse(receivedAt)) ? receivedAt : undefined;
}
