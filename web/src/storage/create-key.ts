/** Returns a random key of 128 bits. `crypto.randomUUID` does not exist on pages without HTTPS. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
