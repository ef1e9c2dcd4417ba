/** What the code of a payment method says (decision 14): `provider.brand`, or the provider alone. */
import type { PaymentMethod } from '@perennial/shared/models/payment';

/** The card-session provider, and the one method of it that has a page of its own. */
const CARD_SESSION_PROVIDER = 'Adyen';
const SOFORT = 'Adyen.Sofort';

/** The card library's names of brands that differ from the shop's. */
const brandNames: Readonly<Record<string, string>> = { mastercard: 'mc' };

/** Whether the method is paid in the card form within the page. */
export function isCardSession({ provider, code }: Pick<PaymentMethod, 'provider' | 'code'>): boolean {
  return provider === CARD_SESSION_PROVIDER && code !== SOFORT;
}

/** The brand as the card library names it: `Adyen.MasterCard` is `mc`. */
export function brandOf({ code }: Pick<PaymentMethod, 'code'>): string {
  const brand = (code.split('.')[1] ?? code).toLowerCase();
  return brandNames[brand] ?? brand;
}
