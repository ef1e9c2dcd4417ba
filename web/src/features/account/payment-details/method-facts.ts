/** The facts that are shown about a saved payment method, by its type. See docs/rules/account.md#payment-details. */
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

/** Returns the facts in display order. Missing values are left out. */
export function toMethodFacts(saved: SavedPaymentMethod): readonly SavedFact[] {
  if (!saved.type) return [];
  return factNamesByType[saved.type].flatMap((name) => {
    const value = name === 'methodName' ? saved.paymentMethodName : saved[name];
    return value ? [{ name, value }] : [];
  });
}
