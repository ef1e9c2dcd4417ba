/** The shop behind the calls: its records, and what a payment's outcome does to them. */
import type { Clock } from '../../control/clock.ts';
import { invoiceOrder } from '../billing/recurring-payments.ts';
import { type Day, dayOf } from '../calendar/billing-period.ts';
import { passDays } from '../daily-run.ts';
import { takeAccountPaymentResult } from '../payments/account-payment-result.ts';
import { type CardSummary, keepPaymentMethod } from '../payments/payment-profile.ts';
import { beginSubscription } from '../subscriptions/start-subscription.ts';
import { AccountPayments } from './account-payments.ts';
import { Admins } from './admins.ts';
import { Customers } from './customers.ts';
import { Invoices } from './invoices.ts';
import { type Order, Orders } from './orders.ts';
import type { SubscriptionStatus } from './subscription.ts';
import { Subscriptions } from './subscriptions.ts';
import { Letters } from './support-messages.ts';
import { Tokens } from './tokens.ts';

export type PaymentResult = {
  /** Of an order, or of a payment from the account. */
  readonly orderNumber: string;
  readonly resultCode: 'Authorised' | 'Refused' | 'Cancelled' | 'Pending';
  readonly card?: CardSummary;
};

export class Shop {
  readonly clock: Clock;
  readonly admins = new Admins();
  readonly customers = new Customers();
  readonly orders = new Orders();
  readonly subscriptions = new Subscriptions();
  readonly invoices = new Invoices();
  readonly accountPayments = new AccountPayments();
  readonly letters = new Letters();
  /** Number of the order or payment that a session of the card host is for, by the session's id. */
  readonly paymentOfSession = new Map<string, string>();
  readonly tokens = new Tokens();

  #livedUntil: Day;

  constructor(clock: Clock) {
    this.clock = clock;
    this.#livedUntil = this.today;
    clock.onDayPassed(() => this.catchUp());
  }

  get today(): string {
    return dayOf(this.clock.now());
  }

  /** Lets happen what falls due on the days that have passed: days of the sandbox's calendar, or a night of ours. */
  catchUp(): void {
    const { today } = this;
    const from = this.#livedUntil;
    this.#livedUntil = today;
    passDays(this, from, today);
  }

  /**
   * Takes the outcome of a payment, as a webhook would bring it. Authorised makes the order paid and its subscriptions
   * active; Pending shows them as being created; Refused and Cancelled leave the order open for another attempt. A
   * second outcome for a paid order changes nothing.
   */
  takePaymentResult({ orderNumber, resultCode, card }: PaymentResult): void {
    const payment = this.accountPayments.byNumber(orderNumber);
    if (payment) {
      takeAccountPaymentResult(this, payment, { resultCode, ...(card && { card }) });
      return;
    }
    const order = this.orders.byNumber(orderNumber);
    if (!order || order.state === 'paid') return;
    if (resultCode === 'Authorised') {
      this.orders.update(order.number, { state: 'paid' });
      if (order.methodCode) keepPaymentMethod(this, order.customerId, order.methodCode, card);
      this.#setSubscriptions(order, 'Active');
      invoiceOrder(this, order);
    } else if (resultCode === 'Pending') {
      this.orders.update(order.number, { state: 'payment-pending' });
      this.#setSubscriptions(order, 'Pending');
    } else {
      this.orders.update(order.number, { state: 'open' });
      for (const { number } of this.subscriptions.ofOrder(order.number)) this.subscriptions.remove(number);
    }
  }

  /** A bank makes up its mind within a day, and agrees. */
  settlePendingPayments(): void {
    for (const { number } of [...this.orders.pending(), ...this.accountPayments.pending()]) {
      this.takePaymentResult({ orderNumber: number, resultCode: 'Authorised' });
    }
  }

  /** An order that costs nothing, or that the saved payment method pays, is complete at once. */
  complete(order: Order): void {
    this.orders.update(order.number, { state: 'paid' });
    this.#setSubscriptions(order, 'Active');
    invoiceOrder(this, order);
  }

  reset(): void {
    this.#livedUntil = this.today;
    this.admins.reset();
    this.customers.reset();
    this.orders.reset();
    this.subscriptions.reset();
    this.invoices.reset();
    this.accountPayments.reset();
    this.letters.reset();
    this.paymentOfSession.clear();
    this.tokens.reset();
  }

  #setSubscriptions(order: Order, status: SubscriptionStatus): void {
    const existing = this.subscriptions.ofOrder(order.number);
    if (existing.length > 0) {
      for (const subscription of existing) {
        const changes = { status, startDate: this.today };
        this.subscriptions.put(beginSubscription(subscription.number, { ...subscription, ...changes }));
      }
      return;
    }
    for (const line of order.lines) {
      if (line.bundle.parts.every((part) => part.rhythm === 'once')) continue;
      this.subscriptions.add({
        customerId: order.customerId,
        orderNumber: order.number,
        market: order.market,
        line,
        startDate: this.today,
        status,
      });
    }
  }
}
