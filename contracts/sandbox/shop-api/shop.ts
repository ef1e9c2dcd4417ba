/** The shop behind the calls: its records, and what a payment's outcome does to them. */
import type { Clock } from '../control/clock.ts';
import { Customers, type PaymentProfile } from './customers.ts';
import { type Order, Orders } from './orders.ts';
import { type MethodCode, methodOf } from './payment-methods.ts';
import { dayOf } from './rhythms.ts';
import { type SubscriptionStatus, Subscriptions } from './subscriptions.ts';
import { Tokens } from './tokens.ts';

/** What the card host tells of a card, once it was used; nothing that would be worth stealing. */
export type CardSummary = { readonly endDigits: string; readonly holderName: string; readonly expiryDate: string };

export type PaymentResult = {
  readonly orderNumber: string;
  readonly resultCode: 'Authorised' | 'Refused' | 'Cancelled' | 'Pending';
  readonly card?: CardSummary;
};

/** What is kept of a way to pay for the recurring payments. */
export function paymentProfileOf(methodCode: MethodCode, card: CardSummary | undefined): PaymentProfile {
  const method = methodOf(methodCode);
  const none = {
    cardNumber: null,
    nameOnCard: null,
    expiryDate: null,
    bankAccountNumber: null,
    bankAccountOwnerName: null,
  };
  const common = { methodCode, methodName: method.name, invalid: false };
  if (method.isCreditCard) {
    return {
      ...none,
      ...common,
      type: 'CreditCard',
      cardNumber: card ? `**** **** **** ${card.endDigits}` : null,
      nameOnCard: card?.holderName ?? null,
      expiryDate: card?.expiryDate ?? null,
    };
  }
  return { ...none, ...common, type: method.provider === 'PayPal' ? 'PayPal' : 'Bank' };
}

export class Shop {
  readonly clock: Clock;
  readonly customers = new Customers();
  readonly orders = new Orders();
  readonly subscriptions = new Subscriptions();
  readonly tokens = new Tokens();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  get today(): string {
    return dayOf(this.clock.now());
  }

  /**
   * Takes the outcome of a payment, as a webhook would bring it. Authorised makes the order paid and its subscriptions
   * active; Pending shows them as being created; Refused and Cancelled leave the order open for another attempt. A
   * second outcome for a paid order changes nothing.
   */
  takePaymentResult({ orderNumber, resultCode, card }: PaymentResult): void {
    const order = this.orders.byNumber(orderNumber);
    if (!order || order.state === 'paid') return;
    if (resultCode === 'Authorised') {
      this.orders.update(order.number, { state: 'paid' });
      if (order.methodCode) {
        this.customers.update(order.customerId, { paymentProfile: paymentProfileOf(order.methodCode, card) });
      }
      this.#setSubscriptions(order, 'Active');
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
    for (const { number } of this.orders.pending()) {
      this.takePaymentResult({ orderNumber: number, resultCode: 'Authorised' });
    }
  }

  /** An order that costs nothing, or that the saved payment method pays, is complete at once. */
  complete(order: Order): void {
    this.orders.update(order.number, { state: 'paid' });
    this.#setSubscriptions(order, 'Active');
  }

  reset(): void {
    this.customers.reset();
    this.orders.reset();
    this.subscriptions.reset();
    this.tokens.reset();
  }

  #setSubscriptions(order: Order, status: SubscriptionStatus): void {
    const existing = this.subscriptions.ofOrder(order.number);
    if (existing.length > 0) {
      for (const { number } of existing) this.subscriptions.update(number, { status });
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
