/** Provider forms of wallets (docs/rules/payments.md#provider-forms). */
import type { Market } from '../market/market.ts';
import { type Minor, toDecimal } from '../market/money.ts';
import { findMethod, type MethodCode } from '../market/payment-methods.ts';
import type { Wallets } from './wallets.ts';

/** An order or a payment from the account. */
export type Payable = {
  readonly number: string;
  readonly market: Market;
  readonly amountToPay: Minor;
  readonly cancelUrl: string;
};

/** The wallets, and the page of the shop to which a provider redirects after a payment in a culture. */
export type WalletGateway = {
  readonly wallets: Wallets;
  readonly paymentReturnUrl: (cultureCode: string) => string;
};

/** Opens a wallet payment and returns the HTML form that leads to it. */
export function openWalletForm(payable: Payable, methodCode: MethodCode, gateway: WalletGateway): string {
  const { number, market, amountToPay, cancelUrl } = payable;
  const { culture, currency, language } = market;
  return gateway.wallets.open({
    methodName: findMethod(methodCode).name,
    orderNumber: number,
    amount: new Intl.NumberFormat(language, { style: 'currency', currency }).format(toDecimal(amountToPay)),
    language,
    returnUrl: gateway.paymentReturnUrl(culture.code),
    cancelUrl,
  });
}
