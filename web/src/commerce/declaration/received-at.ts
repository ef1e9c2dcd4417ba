/** Reads the response of the BFF to a declaration. */

/** Returns when the declaration was received; throws if the response does not say. */
export function readReceivedAt(response: unknown): string {
  const { receivedAt } = response as { receivedAt?: unknown };
  if (typeof receivedAt !== 'string') throw new Error('The response has no receivedAt');
  return receivedAt;
}
