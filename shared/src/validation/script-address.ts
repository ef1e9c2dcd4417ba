/** https, or http on this machine, which browsers treat as secure. */
const safe = /^(https:\/\/[^/\s]|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?([/?#]|$))/i;

/** Whether scripts may be loaded from a URL. */
export function isScriptAddress(text: string): boolean {
  return safe.test(text);
}
