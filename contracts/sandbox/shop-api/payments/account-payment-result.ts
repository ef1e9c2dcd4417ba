/** What a payment from the account does when its outcome is known (specification 3, section 4). */
import type { AccountPayment } from '../store/account-payments.ts';
import type { PaymentResult, Shop } from '../store/shop.ts';
import { endPlan } from '../subscriptions/end-plan.ts';
import { type CardSummary, keepPaymentMethod } from './payment-profile.ts';

/** The device is the customer's from now on, and its last invoice is written. */
function payInFull(shop: Shop, payment: AccountPayment, subscriptionNumber: string, ratePlanId: string): void {
  const subscription = shop.subscriptions.byNumber(subscriptionNumber);
  const plan = subscription?.plans.find(({ id }) => id === ratePlanId);
  if (!subscription || !plan) return;
  shop.subscriptions.put(endPlan(subscription, ratePlanId, 'PayInFull', shop.today));
  const { customerId, market, amountToPay } = payment;
  shop.invoices.add({
    customerId,
    orderNumber: payment.number,
    subscriptionNumber,
    market,
    issuedOn: shop.today,
    // The purchase value includes the tax (pay-in-full.ts), so none is told apart.
    lines: [{ partId: plan.part.id, quantity: plan.quantity, amount: amountToPay }],
    tax: 0,
    total: amountToPay,
    balance: 0,
  });
}

/** What was paid for happens; also for what the saved way to pay has paid. */
export function fulfil(shop: Shop, payment: AccountPayment): void {
  const { purpose } = payment;
  if (purpose.reason === 'ChangeAndPayInFull') {
    payInFull(shop, payment, purpose.subscriptionNumber, purpose.ratePlanId);
  }
  if (purpose.reason === 'ChangeAndImmediatePayment') shop.invoices.update(purpose.invoiceNumber, { balance: 0 });
}

function authorise(shop: Shop, payment: AccountPayment, card: CardSummary | undefined): void {
  shop.accountPayments.update(payment.number, { state: 'paid' });
  keepPaymentMethod(shop, payment.customerId, payment.methodCode, card);
  fulfil(shop, payment);
}

/** Takes the outcome of a payment; a second outcome of a paid one changes nothing. */
export function takeAccountPaymentResult(
  shop: Shop,
  payment: AccountPayment,
  { resultCode, card }: Pick<PaymentResult, 'resultCode' | 'card'>,
): void {
  if (payment.state === 'paid') return;
  if (resultCode === 'Authorised') authorise(shop, payment, card);
  else shop.accountPayments.update(payment.number, { state: resultCode === 'Pending' ? 'payment-pending' : 'open' });
}
