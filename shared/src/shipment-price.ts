/** What one shipment costs (docs/rules/subscriptions.md#charge-of-a-shipment). The shop and its pages use the same rule. */

/** The months between two shipments, and between two payments for them. */
type Rhythm = { readonly shippedEvery: number; readonly paidEvery: number };

/**
 * Returns how many payments pay for one shipment: one, or several where its price is paid in parts. Undefined if
 * shipments and payments do not fit each other, so that no number of payments is the price of a shipment.
 */
export function paymentsOfShipment({ shippedEvery, paidEvery }: Rhythm): number | undefined {
  const payments = shippedEvery / paidEvery;
  return Number.isInteger(payments) && payments > 0 ? payments : undefined;
}

/**
 * Returns the price of one shipment as a decimal amount: the recurring payment times the payments of a shipment.
 * Undefined if it cannot be derived.
 */
export function shipmentPrice(payment: number, rhythm: Rhythm): number | undefined {
  const payments = paymentsOfShipment(rhythm);
  // In cents, because binary fractions add small errors to products.
  return payments === undefined ? undefined : (Math.round(payment * 100) * payments) / 100;
}
