/** What is shown of the saved payment method, by its type (specification 2, section 2: payment details). */
import type { SavedPaymentMethod } from '@perennial/shared/models/payment';

type SavedType = NonNullable<SavedPaymentMethod['type']>;

type SavedFactName =
  | 'methodName'
  | 'cardNumber'
  | 'nameOnCard'
  | 'expiryDate'
  | 'bankAccountNumber'
  | 'bankAccountOwnerName';

type SavedFact = { readonly name: SavedFactName; readonly value: string };

const factNamesByType: Readonly<Record<SavedType, readonly SavedFactName[]>> = {
  CreditCard: ['methodName', 'cardNumber', 'nameOnCard', 'expiryDate'],
  Bank: ['methodName', 'bankAccountNumber', 'bankAccountOwnerName'],
  PayPal: ['methodName'],
};

/** The facts in the order in which they are read; what is not known is left out. */
export function toMethodFacts(saved: SavedPaymentMethod): readonly SavedFact[] {
  if (!saved.type) return [];
  return factNamesByType[saved.type].flatMap((name) => {
    const value = name === 'methodName' ? saved.paymentMethodName : saved[name];
    return value ? [{ name, value }] : [];
  });
}
