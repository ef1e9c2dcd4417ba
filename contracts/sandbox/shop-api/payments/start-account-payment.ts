/** The start of a payment from the account (docs/rules/shop-sandbox.md#payments-from-the-account). */
import type { PaymentOrder } from '@perennial/shared/models/payment';
import type { Compliance } from '@perennial/shared/models/profile';
import { hasPaymentInProgress } from '../billing/account-standing.ts';
import { ShopError } from '../errors/shop-error.ts';
import { openWalletForm, type WalletGateway } from '../gateways/wallet-form.ts';
import type { Market } from '../market/market.ts';
import type { Minor } from '../market/money.ts';
import { findOfferedMethod, isPaidByCardSession } from '../market/payment-methods.ts';
import type { AccountPayment, Purpose } from '../store/account-payments.ts';
import type { Customer } from '../store/customers.ts';
import type { Shop } from '../store/shop.ts';

type AccountPaymentRequest = {
  readonly paymentMethodCode: string;
  readonly cancelPaymentUrl: string;
  readonly sbeCompliance: Compliance;
};

type AccountPaymentContext = {
  readonly shop: Shop;
  readonly market: Market;
  readonly customer: Customer;
  readonly gateway: WalletGateway;
};

/**
 * Starts a payment and saves the consent. The response contains an order number for the card form, or the provider form
 * of a wallet. Throws ShopError 400 while another payment is pending, and for a method that the country does not offer.
 */
export function startAccountPayment(
  purpose: Purpose,
  amountToPay: Minor,
  { paymentMethodCode, cancelPaymentUrl, sbeCompliance }: AccountPaymentRequest,
  { shop, market, customer, gateway }: AccountPaymentContext,
): { readonly payment: AccountPayment; readonly response: PaymentOrder } {
  if (hasPaymentInProgress(shop, customer)) throw new ShopError(400, 'error.message.paymentIsBeingProcessed');
  const methodCode = findOfferedMethod(paymentMethodCode, market.country, sbeCompliance);
  if (!methodCode) throw new ShopError(400, 'error.message.paymentMethodIsInvalid', { paymentMethodCode });
  shop.customers.update(customer.id, { sbeCompliance });
  const payment = shop.accountPayments.submit({
    customerId: customer.id,
    market,
    purpose,
    amountToPay,
    methodCode,
    cancelUrl: cancelPaymentUrl,
  });
  const bySession = isPaidByCardSession(methodCode);
  return {
    payment,
    response: {
      orderNumber: bySession ? payment.number : null,
      htmlForm: bySession ? null : openWalletForm(payment, methodCode, gateway),
    },
  };
}
