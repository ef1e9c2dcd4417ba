/** Over https, or from this very machine, which browsers hold to be as safe. */
const safe = /^(https:\/\/[^/\s]|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?([/?#]|$))/i;

/** Whether code may be fetched from an address. */
export function isScriptAddress(text: string): boolean {
  return safe.test(text);
}
