/** Sessions of the embedded card form (docs/rules/payments.md#card-sessions). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { PaymentSession } from '@perennial/shared/models/payment';
import type { Compliance } from '@perennial/shared/models/profile';
import { ShopError } from '../errors/shop-error.ts';
import type { Payable } from '../gateways/wallet-form.ts';
import type { Market } from '../market/market.ts';
import { toDecimal, toMinor } from '../market/money.ts';
import { findMethod, findOfferedMethod, isPaidByCardSession, type MethodCode } from '../market/payment-methods.ts';
import type { Shop } from '../store/shop.ts';

export type SessionQuery = {
  readonly paymentProvider: string;
  readonly sbeCompliance: Compliance;
  readonly orderNumber: string;
  readonly paymentMethodCode: string;
};

/** Returns the method of a session. Throws ShopError 400 if the country does not offer it, or not in the card form. */
export function requireSessionMethod(
  { paymentMethodCode, paymentProvider, sbeCompliance }: SessionQuery,
  country: CountryCode,
): MethodCode {
  const code = findOfferedMethod(paymentMethodCode, country, sbeCompliance);
  if (!code || !isPaidByCardSession(code) || findMethod(code).provider !== paymentProvider) {
    throw new ShopError(400, 'error.message.paymentMethodIsInvalid', { paymentMethodCode });
  }
  return code;
}

/** Throws ShopError 400 if the decimal amount is not the amount to pay. */
export function checkAmount(amount: string, { number, amountToPay }: Pick<Payable, 'number' | 'amountToPay'>): void {
  if (toMinor(amount) === amountToPay) return;
  throw new ShopError(400, 'error.message.amountIsWrong', {
    orderNumber: number,
    amount: toDecimal(amountToPay).toFixed(2),
  });
}

type CardSessionContext = {
  readonly shop: Shop;
  readonly market: Market;
  readonly cards: CardGateway;
  /** Returns the page to which the card host redirects after a payment in a culture. */
  readonly paymentReturnUrl: (cultureCode: string) => string;
};

/** Opens a session of the card host for an order or account payment. */
export function openCardSession(
  { number, amountToPay, market: { currency } }: Payable,
  methodCode: MethodCode,
  { cards, shop, market, paymentReturnUrl }: CardSessionContext,
): PaymentSession {
  const session = cards.create({
    amount: { currency, value: amountToPay },
    countryCode: market.country,
    shopperLocale: market.language,
    reference: number,
    returnUrl: paymentReturnUrl(market.culture.code),
    brands: [findMethod(methodCode).brand],
  });
  shop.paymentOfSession.set(session.id, number);
  return { id: session.id, session: session.sessionData, clientKey: cards.clientKey, environment: 'test' };
}

/** The card host, as far as the shop uses it: sessions of the card form. Their results reach `applyPaymentResult`. */
export type CardSessionRequest = {
  /** `value` is in minor units. */
  readonly amount: { readonly currency: string; readonly value: number };
  readonly countryCode: string;
  readonly shopperLocale: string;
  /** Number of the order or payment. */
  readonly reference: string;
  readonly returnUrl: string;
  readonly brands: readonly string[];
};

export type CardGateway = {
  /** The browser's key to the card host. */
  readonly clientKey: string;
  create(request: CardSessionRequest): { readonly id: string; readonly sessionData: string };
};
