/** The saved payment method of a customer (docs/rules/payments.md#saved-method). */
import { wallets } from '@perennial/shared/models/payment';
import { findMethod, type MethodCode } from '../market/payment-methods.ts';
import type { Customer, PaymentProfile } from '../store/customers.ts';
import type { Shop } from '../store/shop.ts';

/** The card host's data of a card after its use; it cannot pay again with them. */
export type CardSummary = {
  readonly endDigits: string;
  readonly holderName: string;
  /** MM/YYYY */
  readonly expiryDate: string;
};

/** The account number that the sandbox's bank reports for every customer. */
const BANK_ACCOUNT = '**** **** **** 4300';

type Owner = Pick<Customer, 'firstName' | 'lastName'>;

export function createPaymentProfile(
  methodCode: MethodCode,
  card: CardSummary | undefined,
  owner: Owner,
): PaymentProfile {
  const method = findMethod(methodCode);
  const empty = {
    cardNumber: null,
    nameOnCard: null,
    expiryDate: null,
    bankAccountNumber: null,
    bankAccountOwnerName: null,
  };
  const common = { methodCode, methodName: method.name, invalid: false };
  // A wallet pays with a card, which later payments are charged to.
  if (method.isCreditCard || wallets.some((wallet) => wallet === method.brand)) {
    return {
      ...empty,
      ...common,
      type: 'CreditCard',
      cardNumber: card ? `**** **** **** ${card.endDigits}` : null,
      nameOnCard: card?.holderName ?? null,
      expiryDate: card?.expiryDate ?? null,
    };
  }
  if (method.provider === 'PayPal') return { ...empty, ...common, type: 'PayPal' };
  return {
    ...empty,
    ...common,
    type: 'Bank',
    bankAccountNumber: BANK_ACCOUNT,
    bankAccountOwnerName: `${owner.firstName} ${owner.lastName}`,
  };
}

/** Saves the method of a payment for the recurring payments of its customer. */
export function savePaymentMethod(
  shop: Shop,
  customerId: string,
  methodCode: MethodCode,
  card: CardSummary | undefined,
): void {
  const customer = shop.customers.byId(customerId);
  if (!customer) return;
  shop.customers.update(customerId, { paymentProfile: createPaymentProfile(methodCode, card, customer) });
}
