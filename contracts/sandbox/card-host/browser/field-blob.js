// Encodes field values in place of the provider's encryption: opaque to the shop, readable by this host. This is no
// encryption, which is sufficient for test cards.

const PREFIX = 'sandbox.';

/**
 * @param {string} kind kind of the value, so that one field cannot be sent in place of another
 * @param {string} value digits
 */
export const encodeField = (kind, value) => PREFIX + btoa(JSON.stringify({ kind, value }));

/**
 * Returns the digits in a blob; undefined if the blob is invalid or of another kind.
 * @param {string} kind
 * @param {string | undefined} blob
 * @returns {string | undefined}
 */
export function decodeField(kind, blob) {
  if (!blob?.startsWith(PREFIX)) return undefined;
  try {
    const content = JSON.parse(atob(blob.slice(PREFIX.length)));
    return content.kind === kind && /^\d+$/.test(content.value) ? content.value : undefined;
  } catch {
    return undefined;
  }
}
