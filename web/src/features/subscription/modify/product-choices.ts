/** Whether the product type can be changed now (docs/rules/subscriptions.md#changing-the-product-type). */

type Choice = {
  /** The order is still being processed. */
  readonly waits: boolean;
  readonly optionCount: number;
  readonly isChosen: boolean;
};

/** Returns why the change is disabled, or undefined. */
export function findProductReason({
  waits,
  optionCount,
  isChosen,
}: Choice): 'waits' | 'noOptions' | 'chooseFirst' | undefined {
  if (waits) return 'waits';
  if (optionCount === 0) return 'noOptions';
  return isChosen ? undefined : 'chooseFirst';
}
