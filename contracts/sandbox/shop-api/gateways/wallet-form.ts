/** What leads a person from an order to its payment. */
import type { HandlerContext } from '../handler.ts';
import type { Market } from '../market/market.ts';
import { type Minor, toDecimal } from '../market/money.ts';
import { type MethodCode, methodOf } from '../market/payment-methods.ts';

export type Payable = {
  readonly number: string;
  readonly market: Market;
  readonly amountToPay: Minor;
  readonly cancelUrl: string;
};

export function isPaidByCardSession(methodCode: MethodCode): boolean {
  return methodOf(methodCode).way === 'card-session';
}

/** A form to the page of a wallet. */
export function walletForm(
  { number, market, amountToPay, cancelUrl }: Payable,
  methodCode: MethodCode,
  { wallets, paymentReturnUrl }: Pick<HandlerContext, 'wallets' | 'paymentReturnUrl'>,
): string {
  const { culture, currency, language } = market;
  return wallets.open({
    methodName: methodOf(methodCode).name,
    orderNumber: number,
    amount: new Intl.NumberFormat(language, { style: 'currency', currency }).format(toDecimal(amountToPay)),
    language,
    returnUrl: paymentReturnUrl(culture.code),
    cancelUrl,
  });
}
