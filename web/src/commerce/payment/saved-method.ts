/** A saved payment method in a few words (docs/rules/account.md#payment-details). */
import type { SavedPaymentMethod } from '@perennial/shared/models/payment';

/** Returns for example "Visa •••• 1111", or "PayPal"; undefined without a saved method. */
export function nameSavedMethod(saved: SavedPaymentMethod): string | undefined {
  const { hasPaymentProfile, paymentMethodName, cardNumber, bankAccountNumber } = saved;
  if (!hasPaymentProfile || !paymentMethodName) return undefined;
  const end = (cardNumber ?? bankAccountNumber)?.match(/\w{4}$/)?.[0];
  return end ? `${paymentMethodName} •••• ${end}` : paymentMethodName;
}
