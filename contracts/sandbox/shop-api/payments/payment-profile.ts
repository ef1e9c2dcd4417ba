/** The way to pay that is kept for the recurring payments. */

import { type MethodCode, methodOf } from '../market/payment-methods.ts';
import type { Customer, PaymentProfile } from '../store/customers.ts';
import type { Shop } from '../store/shop.ts';

/** What the card host tells of a card, once it was used; nothing that would be worth stealing. */
export type CardSummary = { readonly endDigits: string; readonly holderName: string; readonly expiryDate: string };

/** What a bank tells of the account that a person paid from: everybody has the same one at the sandbox's bank. */
const BANK_ACCOUNT = '**** **** **** 4300';

type Owner = Pick<Customer, 'firstName' | 'lastName'>;

/** What is kept of a customer's way to pay for the recurring payments. */
export function paymentProfileOf(methodCode: MethodCode, card: CardSummary | undefined, owner: Owner): PaymentProfile {
  const method = methodOf(methodCode);
  const none = {
    cardNumber: null,
    nameOnCard: null,
    expiryDate: null,
    bankAccountNumber: null,
    bankAccountOwnerName: null,
  };
  const common = { methodCode, methodName: method.name, invalid: false };
  if (method.isCreditCard) {
    return {
      ...none,
      ...common,
      type: 'CreditCard',
      cardNumber: card ? `**** **** **** ${card.endDigits}` : null,
      nameOnCard: card?.holderName ?? null,
      expiryDate: card?.expiryDate ?? null,
    };
  }
  if (method.provider === 'PayPal') return { ...none, ...common, type: 'PayPal' };
  return {
    ...none,
    ...common,
    type: 'Bank',
    bankAccountNumber: BANK_ACCOUNT,
    bankAccountOwnerName: `${owner.firstName} ${owner.lastName}`,
  };
}

/** Makes the way in which something was just paid the one of the recurring payments. */
export function keepPaymentMethod(
  shop: Shop,
  customerId: string,
  methodCode: MethodCode,
  card: CardSummary | undefined,
): void {
  const customer = shop.customers.byId(customerId);
  if (!customer) return;
  shop.customers.update(customerId, { paymentProfile: paymentProfileOf(methodCode, card, customer) });
}
