/** Opens sessions for the embedded card form (specification 1, section 3.4). */
import type { PaymentSession } from '@perennial/shared/models/payment';
import type { Compliance } from '@perennial/shared/models/profile';
import { ShopError } from '../errors/shop-error.ts';
import type { Payable } from '../gateways/wallet-form.ts';
import type { HandlerContext } from '../handler.ts';
import { fromDecimalText, toDecimal } from '../market/money.ts';
import { isMethodCode, type MethodCode, methodCodesFor, methodOf } from '../market/payment-methods.ts';

export type SessionQuery = {
  readonly paymentProvider: string;
  readonly sbeCompliance: Compliance;
  readonly orderNumber: string;
  readonly paymentMethodCode: string;
};

/** The method that a session is asked for; throws where the country does not offer it, or not by a card session. */
export function sessionMethod(
  { paymentMethodCode, paymentProvider, sbeCompliance }: SessionQuery,
  country: string,
): MethodCode {
  const offered = methodCodesFor(country, sbeCompliance);
  const method = isMethodCode(paymentMethodCode) ? methodOf(paymentMethodCode) : undefined;
  if (
    !isMethodCode(paymentMethodCode) ||
    !offered.includes(paymentMethodCode) ||
    method?.way !== 'card-session' ||
    method.provider !== paymentProvider
  ) {
    throw new ShopError(400, 'error.message.paymentMethodIsInvalid', { paymentMethodCode });
  }
  return paymentMethodCode;
}

/** Throws where somebody wants to pay another amount than is due. */
export function checkAmount(amount: string, { number, amountToPay }: Pick<Payable, 'number' | 'amountToPay'>): void {
  if (fromDecimalText(amount) === amountToPay) return;
  throw new ShopError(400, 'error.message.amountIsWrong', {
    orderNumber: number,
    amount: toDecimal(amountToPay).toFixed(2),
  });
}

export function openCardSession(
  { number, amountToPay, market: { currency } }: Payable,
  methodCode: MethodCode,
  { cards, shop, market, paymentReturnUrl }: HandlerContext,
): PaymentSession {
  const session = cards.create({
    amount: { currency, value: amountToPay },
    countryCode: market.country,
    shopperLocale: market.language,
    reference: number,
    returnUrl: paymentReturnUrl(market.culture.code),
    brands: [methodOf(methodCode).brand],
  });
  shop.paymentOfSession.set(session.id, number);
  return { id: session.id, session: session.sessionData, clientKey: cards.clientKey, environment: 'test' };
}
