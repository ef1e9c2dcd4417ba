/** What a pause covers. See docs/rules/subscriptions.md#pausing. */

/**
 * Whether a shipment or a payment would be during a pause from now on. It is not on the day on which the pause ends.
 * Dates are YYYY-MM-DD; an unknown `day` counts, and so does every day without an `end`.
 */
export function isDuringPause(day: string | null, end: string | undefined): boolean {
  return day === null || end === undefined || day < end;
}
