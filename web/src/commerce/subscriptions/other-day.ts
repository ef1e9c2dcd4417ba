/** Compares the day that a customer asked for with the one that the shop has (docs/rules/subscriptions.md#pausing). */

/**
 * Whether the shop has another day than the one asked for. A time after a day is ignored, as wherever a day is shown.
 */
export function isOtherDay(asked: string | null | undefined, confirmed: string | null | undefined): asked is string {
  return Boolean(asked && confirmed) && asked !== confirmed?.slice(0, 10);
}
