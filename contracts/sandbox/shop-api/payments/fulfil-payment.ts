/** The effects of a paid account payment (docs/rules/shop-sandbox.md#payments-from-the-account). */
import type { AccountPayment } from '../store/account-payments.ts';
import type { Shop } from '../store/shop.ts';
import { endPlan } from '../subscriptions/end-plan.ts';

/** Ends the device plan as paid in full and adds its last invoice. */
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
    // The purchase value includes the tax.
    lines: [{ partId: plan.part.id, quantity: plan.quantity, amount: amountToPay }],
    tax: 0,
    total: amountToPay,
    balance: 0,
  });
}

/** Pays the device or the invoice of a payment; a change of the payment method has no further effect. */
export function fulfilPayment(shop: Shop, payment: AccountPayment): void {
  const { purpose } = payment;
  if (purpose.reason === 'ChangeAndPayInFull') {
    payInFull(shop, payment, purpose.subscriptionNumber, purpose.ratePlanId);
  }
  if (purpose.reason === 'ChangeAndImmediatePayment') shop.invoices.update(purpose.invoiceNumber, { balance: 0 });
}
