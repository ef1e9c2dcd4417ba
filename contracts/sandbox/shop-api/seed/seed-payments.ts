/** What a scenario customer pays with, owes and has under way. */

import { leaveUnpaid } from '../billing/recurring-payments.ts';
import type { Market } from '../market/market.ts';
import { paymentProfileOf } from '../payments/payment-profile.ts';
import { bundleNamed } from '../products/bundles.ts';
import { priceCart, VERIFICATION_AMOUNT } from '../products/pricing.ts';
import type { Customer, PaymentProfile } from '../store/customers.ts';
import type { Shop } from '../store/shop.ts';
import type { Scenario, ScenarioPayment } from './scenario.ts';

type Owner = Pick<Customer, 'firstName' | 'lastName'>;

function profileOf({ method, endDigits, expiryDate = '', invalid }: ScenarioPayment, owner: Owner) {
  const card =
    endDigits === undefined ? undefined : { endDigits, expiryDate, holderName: `${owner.firstName} ${owner.lastName}` };
  return { ...paymentProfileOf(method, card, owner), invalid: invalid === true };
}

/** The way to pay as it was while the customer's past was paid for: it worked, whatever became of it. */
export function pastProfileOf(payment: ScenarioPayment, owner: Owner): PaymentProfile {
  return { ...profileOf(payment, owner), invalid: false, expiryDate: null };
}

/** An order whose payment the bank has not decided yet. */
function beginOrder(shop: Shop, customer: Customer, market: Market, bundleName: string): void {
  const bundle = bundleNamed(bundleName);
  if (!bundle) throw new Error(`Scenario ${customer.id} orders ${bundleName}, which is not a bundle`);
  const lines = [{ bundle, quantity: 1 }];
  const cart = priceCart({ lines, currency: market.currency, today: shop.today, taxRate: 0 });
  const { number } = shop.orders.submit({
    customerId: customer.id,
    market,
    lines,
    paymentRequirement: cart.paymentRequirement,
    amountToPay: cart.amountToPay,
    methodCode: 'Adyen.Visa',
    cancelUrl: '',
    submittedAt: shop.clock.now(),
  });
  shop.takePaymentResult({ orderNumber: number, resultCode: 'Pending' });
}

/** A change of the way to pay that the bank has not decided yet. */
function beginMethodChange(shop: Shop, customer: Customer, market: Market): void {
  const { number } = shop.accountPayments.submit({
    customerId: customer.id,
    market,
    purpose: { reason: 'Change' },
    amountToPay: VERIFICATION_AMOUNT,
    methodCode: 'Adyen.Visa',
    cancelUrl: '',
  });
  shop.takePaymentResult({ orderNumber: number, resultCode: 'Pending' });
}

/** Brings a customer whose past has been lived through to where the scenario has them today. */
export function seedPayments(shop: Shop, customer: Customer, scenario: Scenario, market: Market): void {
  const { payment, paymentInProgress } = scenario;
  if (payment) {
    shop.customers.update(customer.id, { paymentProfile: profileOf(payment, customer) });
    if (payment.invalid) leaveUnpaid(shop, customer, 1);
  }
  if (paymentInProgress === 'method-change') beginMethodChange(shop, customer, market);
  else if (paymentInProgress) beginOrder(shop, customer, market, paymentInProgress.orderOf);
}
