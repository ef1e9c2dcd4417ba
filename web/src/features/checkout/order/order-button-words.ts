/** Which words the order button has (docs/rules/checkout.md#button-words). */

type Order = {
  /** The decimal amount due today. */
  readonly amount: number;
  /** A partner pays everything, now and later. */
  readonly paymentDisabled: boolean;
};

/** Returns a key of the `payment` texts. Only `confirmOrder` states no obligation to pay. */
export function orderButtonWords({ amount, paymentDisabled }: Order): 'confirmOrder' | 'placeOrderFor' | 'placeOrder' {
  if (paymentDisabled) return 'confirmOrder';
  return amount > 0 ? 'placeOrderFor' : 'placeOrder';
}
