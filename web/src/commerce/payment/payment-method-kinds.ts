/**
 * The parts of a payment method's code: `provider.brand`, or the provider alone
 * (docs/rules/payments.md#payment-methods).
 */
import type { PaymentMethod, Wallet } from '@perennial/shared/models/payment';

/** The provider of card sessions, and its only method with a page of its own. */
const CARD_SESSION_PROVIDER = 'Adyen';
const SOFORT = 'Adyen.Sofort';

/** Brand names of the card library that differ from the shop API's. */
const brandNames: Readonly<Record<string, string>> = { mastercard: 'mc' };

/** The card library has the same names of the wallets. */
const wallets: Readonly<Record<string, Wallet>> = { applepay: 'applepay', googlepay: 'googlepay' };

/** Whether the method is paid in the card form on the page. */
export function isCardSession({ provider, code }: Pick<PaymentMethod, 'provider' | 'code'>): boolean {
  return provider === CARD_SESSION_PROVIDER && code !== SOFORT;
}

/** Returns the card library's name of the brand: `mc` for `Adyen.MasterCard`. */
export function brandOf({ code }: Pick<PaymentMethod, 'code'>): string {
  const brand = (code.split('.')[1] ?? code).toLowerCase();
  return brandNames[brand] ?? brand;
}

/** Returns the wallet that the method is; undefined for any other method. The case of the code does not matter. */
export function walletOf(method: Pick<PaymentMethod, 'provider' | 'code'>): Wallet | undefined {
  return isCardSession(method) ? wallets[brandOf(method)] : undefined;
}
