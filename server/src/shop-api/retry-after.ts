/**
 * When a shop API that limits requests, or has too many, wants to be asked again
 * (docs/rules/errors.md#limits-of-the-shop-api).
 */

/** Too many requests, and a service that is not available for some time. */
const WAIT_STATUSES: ReadonlySet<number> = new Set([429, 503]);

/** What a customer is told without a usable header, in seconds. */
const DEFAULT_WAIT = 60;
/** A longer time is not passed on, in seconds. */
const LONGEST_WAIT = 3600;

/**
 * Returns the seconds after which the request may be sent again, from the status and the header `Retry-After`: seconds, or
 * a date. Undefined for a status that asks for no wait. `now` is in milliseconds.
 */
export function readRetryAfter(status: number, header: unknown, now: number): number | undefined {
  if (!WAIT_STATUSES.has(status)) return undefined;
  const seconds = toSeconds(typeof header === 'string' ? header.trim() : '', now);
  return Number.isNaN(seconds) ? DEFAULT_WAIT : Math.min(Math.max(seconds, 1), LONGEST_WAIT);
}

/** Returns NaN for a text that is neither seconds nor a date. */
function toSeconds(text: string, now: number): number {
  if (/^\d+$/.test(text)) return Number(text);
  // Date.parse reads other forms too, for example "-5" as a year.
  if (!/^[A-Za-z]{3}, \d{2} [A-Za-z]{3} \d{4} [\d:]{8} GMT$/.test(text)) return Number.NaN;
  return Math.ceil((Date.parse(text) - now) / 1000);
}
