/** The payment method, unpaid invoices and pending payments of a scenario customer. */
import type { Market } from '../market/market.ts';
import { applyPaymentResult } from '../payments/payment-outcome.ts';
import { createPaymentProfile } from '../payments/payment-profile.ts';
import { findBundle } from '../products/bundles.ts';
import { priceCart, VERIFICATION_AMOUNT } from '../products/pricing.ts';
import type { Customer, PaymentProfile } from '../store/customers.ts';
import type { Shop } from '../store/shop.ts';
import type { Scenario, ScenarioPayment } from './scenario.ts';

type Owner = Pick<Customer, 'firstName' | 'lastName'>;

function createProfile({ method, endDigits, expiryDate = '', invalid }: ScenarioPayment, owner: Owner) {
  const card =
    endDigits === undefined ? undefined : { endDigits, expiryDate, holderName: `${owner.firstName} ${owner.lastName}` };
  return { ...createPaymentProfile(method, card, owner), invalid: invalid === true };
}

/** Returns the payment method for the replay of the past: it is valid on every day. */
export function createPastProfile(payment: ScenarioPayment, owner: Owner): PaymentProfile {
  return { ...createProfile(payment, owner), invalid: false, expiryDate: null };
}

/** Submits an order whose payment is pending. */
function seedPendingOrder(shop: Shop, customer: Customer, market: Market, bundleName: string): void {
  const bundle = findBundle(bundleName);
  if (!bundle) throw new Error(`Scenario ${customer.id} orders the unknown bundle ${bundleName}`);
  const lines = [{ bundle, quantity: 1 }];
  const { number } = shop.orders.submit({
    customerId: customer.id,
    market,
    cart: priceCart({ lines, currency: market.currency, today: shop.today, taxRate: 0 }),
    methodCode: 'Adyen.Visa',
    cancelUrl: '',
    submittedAt: shop.clock.now(),
  });
  applyPaymentResult(shop, { orderNumber: number, resultCode: 'Pending' });
}

/** Submits a change of the payment method whose payment is pending. */
function seedPendingMethodChange(shop: Shop, customer: Customer, market: Market): void {
  const { number } = shop.accountPayments.submit({
    customerId: customer.id,
    market,
    purpose: { reason: 'Change' },
    amountToPay: VERIFICATION_AMOUNT,
    methodCode: 'Adyen.Visa',
    cancelUrl: '',
  });
  applyPaymentResult(shop, { orderNumber: number, resultCode: 'Pending' });
}

/** Opens the balance of the newest invoice, as a failed payment does. */
function markNewestUnpaid(shop: Shop, customer: Customer): void {
  const [newest] = shop.invoices.ofCustomer(customer);
  if (newest) shop.invoices.update(newest.number, { balance: newest.total });
}

/** Seeds the payments of a customer whose past was replayed. Throws for an unknown bundle. */
export function seedPayments(shop: Shop, customer: Customer, scenario: Scenario, market: Market): void {
  const { payment, paymentInProgress } = scenario;
  if (payment) {
    shop.customers.update(customer.id, { paymentProfile: createProfile(payment, customer) });
    if (payment.invalid) markNewestUnpaid(shop, customer);
  }
  if (paymentInProgress === 'method-change') seedPendingMethodChange(shop, customer, market);
  else if (paymentInProgress) seedPendingOrder(shop, customer, market, paymentInProgress.orderOf);
}
