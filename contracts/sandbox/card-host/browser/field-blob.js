// The blob in place of an encrypted field: opaque to the shop, readable by this host. It is an encoding, not a secret; only
// test cards are typed here.

const PREFIX = 'sandbox.';

/**
 * @param {string} kind what the value is, so that blobs cannot be exchanged
 * @param {string} value digits
 */
export const blobOf = (kind, value) => PREFIX + btoa(JSON.stringify({ kind, value }));

/**
 * The digits in a blob, or undefined when it is not one of that kind.
 * @param {string} kind
 * @param {string | undefined} blob
 * @returns {string | undefined}
 */
export function fieldValue(kind, blob) {
  if (!blob?.startsWith(PREFIX)) return undefined;
  try {
    const content = JSON.parse(atob(blob.slice(PREFIX.length)));
    return content.kind === kind && /^\d+$/.test(content.value) ? content.value : undefined;
  } catch {
    return undefined;
  }
}
