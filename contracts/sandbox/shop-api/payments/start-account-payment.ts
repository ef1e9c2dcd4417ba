/** Begins a payment from the account: its record, and what leads the person to the provider. */
import type { PaymentOrder } from '@perennial/shared/models/payment';
import type { Compliance } from '@perennial/shared/models/profile';
import { hasPaymentInProgress } from '../billing/payment-activity.ts';
import { ShopError } from '../errors/shop-error.ts';
import { isPaidByCardSession, walletForm } from '../gateways/wallet-form.ts';
import type { HandlerContext } from '../handler.ts';
import type { Minor } from '../market/money.ts';
import { isMethodCode, methodCodesFor } from '../market/payment-methods.ts';
import type { AccountPayment, Purpose } from '../store/account-payments.ts';

type Wish = {
  readonly paymentMethodCode: string;
  readonly cancelPaymentUrl: string;
  readonly sbeCompliance: Compliance;
};

/**
 * Throws while another payment is under way, and for a method that the country does not offer. The answer is an order
 * number for the card-session provider and a form for every other.
 */
export function startAccountPayment(
  purpose: Purpose,
  amountToPay: Minor,
  { paymentMethodCode, cancelPaymentUrl, sbeCompliance }: Wish,
  context: HandlerContext,
): { readonly payment: AccountPayment; readonly answer: PaymentOrder } {
  const { shop, market } = context;
  const { id: customerId } = context.customer();
  if (hasPaymentInProgress(shop, { id: customerId })) {
    throw new ShopError(400, 'error.message.paymentIsBeingProcessed');
  }
  if (!isMethodCode(paymentMethodCode) || !methodCodesFor(market.country, sbeCompliance).includes(paymentMethodCode)) {
    throw new ShopError(400, 'error.message.paymentMethodIsInvalid', { paymentMethodCode });
  }
  shop.customers.update(customerId, { sbeCompliance });
  const payment = shop.accountPayments.submit({
    customerId,
    market,
    purpose,
    amountToPay,
    methodCode: paymentMethodCode,
    cancelUrl: cancelPaymentUrl,
  });
  const bySession = isPaidByCardSession(paymentMethodCode);
  return {
    payment,
    answer: {
      orderNumber: bySession ? payment.number : null,
      htmlForm: bySession ? null : walletForm(payment, paymentMethodCode, context),
    },
  };
}
