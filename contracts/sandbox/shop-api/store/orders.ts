/** Orders (docs/rules/shop-sandbox.md#orders). */
import type { Market } from '../market/market.ts';
import type { Minor } from '../market/money.ts';
import type { MethodCode } from '../market/payment-methods.ts';
import type { PricedCart } from '../products/pricing.ts';
import { NumberedRecords } from './numbered-records.ts';

type OrderState = 'open' | 'payment-pending' | 'paid';

export type Order = {
  readonly number: string;
  readonly customerId: string;
  readonly market: Market;
  /** The cart with the prices of the order; payment and invoice take their amounts from here. */
  readonly cart: PricedCart;
  readonly amountToPay: Minor;
  readonly methodCode: MethodCode | null;
  /** The page to which a wallet redirects after a cancelled payment. */
  readonly cancelUrl: string;
  readonly submittedAt: Date;
  readonly state: OrderState;
};

type NewOrder = Omit<Order, 'number' | 'state' | 'amountToPay'>;

/** For this long a submission of the same cart is the same order. */
const REUSE_MS = 30 * 60 * 1000;

function cartKey({ customerId, market, cart }: NewOrder): string {
  const lines = cart.items.map(({ line: { bundle, quantity, promotion } }) => [
    bundle.name,
    quantity,
    promotion?.code ?? '',
  ]);
  return JSON.stringify([customerId, market.country, market.currency, cart.amountToPay, lines]);
}

export class Orders extends NumberedRecords<Order> {
  constructor() {
    super('order', 'PO-', 100_001);
  }

  /**
   * Stores an order as open. The same unpaid cart of a customer, submitted again within half an hour, keeps its number,
   * so a double click or a second payment attempt makes one order. `startedAs` is the number of an order that an older
   * client created before.
   */
  submit(order: NewOrder, startedAs?: string): Order {
    const key = cartKey(order);
    const submitted = this.all().find(
      (earlier) =>
        earlier.state === 'open' &&
        cartKey(earlier) === key &&
        order.submittedAt.getTime() - earlier.submittedAt.getTime() < REUSE_MS,
    );
    const number = startedAs ?? submitted?.number ?? this.nextNumber();
    return this.put({ ...order, amountToPay: order.cart.amountToPay, number, state: 'open' });
  }

  /** Orders whose payment the bank has not decided. */
  pending(): readonly Order[] {
    return this.all().filter(({ state }) => state === 'payment-pending');
  }

  /** Promotion codes of a customer's paid orders. */
  usedCodes(customer: { readonly id: string }): ReadonlySet<string> {
    const paid = this.ofCustomer(customer).filter(({ state }) => state === 'paid');
    return new Set(paid.flatMap(({ cart }) => cart.items.flatMap(({ line }) => line.promotion?.code ?? [])));
  }
}
