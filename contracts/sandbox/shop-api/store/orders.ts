/**
 * Orders: submitted, then paid. An order is open until a payment of it is authorised; a refused payment leaves it open,
 * so that it can be paid again under the same number.
 */

import type { Market } from '../market/market.ts';
import type { Minor } from '../market/money.ts';
import type { MethodCode } from '../market/payment-methods.ts';
import type { PaymentRequirement, PricedLine } from '../products/pricing.ts';
import type { Customer } from './customers.ts';
import { NumberSeries } from './number-series.ts';

export type OrderState = 'open' | 'payment-pending' | 'paid';

export type Order = {
  readonly number: string;
  readonly customerId: string;
  readonly market: Market;
  readonly lines: readonly PricedLine[];
  readonly paymentRequirement: PaymentRequirement;
  readonly amountToPay: Minor;
  readonly methodCode: MethodCode | null;
  /** Where a wallet sends a person who cancels. */
  readonly cancelUrl: string;
  readonly submittedAt: Date;
  readonly state: OrderState;
};

export type NewOrder = Omit<Order, 'number' | 'state'>;

/** How long a submission of the same cart is taken for the same order. */
const REUSE_MS = 30 * 60 * 1000;

function cartKey({ customerId, market, lines, amountToPay }: NewOrder): string {
  const goods = lines.map(({ bundle, quantity, promotion }) => [bundle.name, quantity, promotion?.code ?? '']);
  return JSON.stringify([customerId, market.country, market.currency, amountToPay, goods]);
}

export class Orders {
  readonly #byNumber = new Map<string, Order>();
  readonly #numbers = new NumberSeries('PO-', 100_001);

  /**
   * Takes an order. The same unpaid cart of the same customer, sent again within half an hour, is the same order: a
   * double click or a second attempt to pay never makes two. An order that was started before keeps its number.
   */
  submit(order: NewOrder, startedAs?: string): Order {
    const key = cartKey(order);
    const again = [...this.#byNumber.values()].find(
      (earlier) =>
        earlier.state === 'open' &&
        cartKey(earlier) === key &&
        order.submittedAt.getTime() - earlier.submittedAt.getTime() < REUSE_MS,
    );
    return this.#put({ ...order, number: startedAs ?? again?.number ?? this.#numbers.take(), state: 'open' });
  }

  byNumber(number: string): Order | undefined {
    return this.#byNumber.get(number);
  }

  ofCustomer(customer: Pick<Customer, 'id'>): readonly Order[] {
    return [...this.#byNumber.values()].filter((order) => order.customerId === customer.id);
  }

  /** Orders whose payment the bank has not decided yet. */
  pending(): readonly Order[] {
    return [...this.#byNumber.values()].filter((order) => order.state === 'payment-pending');
  }

  update(number: string, changes: Partial<Pick<Order, 'state' | 'methodCode'>>): Order {
    const order = this.#byNumber.get(number);
    if (!order) throw new Error(`There is no order ${number}`);
    return this.#put({ ...order, ...changes });
  }

  /** Codes of promotions in a customer's paid orders. */
  usedCodes(customer: Pick<Customer, 'id'>): ReadonlySet<string> {
    const paid = this.ofCustomer(customer).filter((order) => order.state === 'paid');
    return new Set(paid.flatMap((order) => order.lines.flatMap(({ promotion }) => promotion?.code ?? [])));
  }

  reset(): void {
    this.#byNumber.clear();
    this.#numbers.reset();
  }

  #put(order: Order): Order {
    this.#byNumber.set(order.number, order);
    return order;
  }
}
