/** What a saved payment method is called (docs/rules/account.md#payment-details). */
import type { SavedPaymentMethod } from '@perennial/shared/models/payment';

type MethodName = {
  /** The brand or the provider; empty if the shop does not say. */
  readonly name: string;
  /** The last digits of the card or account, as far as they are not masked; undefined without any. */
  readonly ending: string | undefined;
  readonly holder: string | null;
};

/** Returns the parts of a card only for a card, and those of an account only for an account. */
export function toMethodName(saved: SavedPaymentMethod): MethodName {
  const { type, paymentMethodName, cardNumber, nameOnCard, bankAccountNumber, bankAccountOwnerName } = saved;
  const name = paymentMethodName ?? '';
  switch (type) {
    case 'CreditCard':
      return { name, ending: readEnding(cardNumber), holder: nameOnCard };
    case 'Bank':
      return { name, ending: readEnding(bankAccountNumber), holder: bankAccountOwnerName };
    default:
      return { name, ending: undefined, holder: null };
  }
}

function readEnding(masked: string | null): string | undefined {
  return /\d{2,4}$/.exec(masked ?? '')?.[0];
}

/** Returns for example "Visa •••• 1111", or "PayPal"; undefined without a saved method. */
export function nameSavedMethod(saved: SavedPaymentMethod): string | undefined {
  const { name, ending } = toMethodName(saved);
  if (!saved.hasPaymentProfile || name === '') return undefined;
  return ending ? `${name} •••• ${ending}` : name;
}
