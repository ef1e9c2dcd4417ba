/**
 * The order sequence from the press of the button to the payment (docs/rules/checkout.md#placing-an-order).
 * It reads profile, payment activity and cart again first, so that an order is sent only at the price that the page
 * shows. An order that waits for its payment is paid, not placed again.
 */
import type { Cart } from '@perennial/shared/models/cart';
import type { OrderResult, PaymentActivity, PaymentMethod } from '@perennial/shared/models/payment';
import type { Compliance, Profile } from '@perennial/shared/models/profile';
import { type Call, isRefusal, ProblemError } from '../../../api/client.ts';
import { isOutOfStock, itemsOf } from '../../../commerce/cart/cart-charges.ts';
import { type CartLines, toBundles } from '../../../commerce/cart/cart-lines.ts';
import { isCardSession } from '../../../commerce/payment/payment-method-kinds.ts';
import type { CardPayment } from '../../../commerce/payment/payment-state.ts';
import { type ProviderForm, readProviderForm } from '../../../commerce/payment/provider-form.ts';
import type { OrderAttempt, PackingInfo } from '../../../storage/stored-shapes.ts';
import { type AgreedPrice, isSamePrice, priceOf, totalOf } from './agreed-price.ts';

export type OrderRequest = {
  readonly lines: CartLines;
  /** What the page shows: the amount on the button, and the later payments. */
  readonly agreed: AgreedPrice;
  /** Undefined if a saved method is used, or if there is nothing to pay. */
  readonly method: PaymentMethod | undefined;
  /** The customer has chosen another method since the payment-failed dialog, so the saved one does not matter. */
  readonly methodChanged: boolean;
  readonly phoneNumberRequired: boolean;
  /** Returns the recurring-payment consent to send, from the profile that was just read. */
  readonly complianceFor: (profile: Profile) => Compliance;
  /** Absolute URL of the page that a cancelled payment returns to. */
  readonly cancelPaymentUrl: string;
};

/** A placed order without the form of its payment. */
export type OrderReference = { readonly orderNumber: string; readonly packingInfo: readonly PackingInfo[] };

/** `attempt` is the key of the order's attempt. */
export type Placed = { readonly attempt: string; readonly order: OrderReference };

export type OrderOutcome =
  /**
   * The shop API has completed the order: there was nothing to pay, or the saved method paid. `changedCart` is the cart
   * with the charged amounts if they differ from the agreed ones.
   */
  | (Placed & { readonly kind: 'placed'; readonly changedCart?: Cart })
  /** The card form has to be shown. */
  | (Placed & { readonly kind: 'card'; readonly card: CardPayment })
  /** The customer continues on the page of the payment provider. */
  | (Placed & { readonly kind: 'provider'; readonly form: ProviderForm })
  /** The price differs from the agreed one. No payment was started. */
  | { readonly kind: 'priceChanged'; readonly price: AgreedPrice }
  /** The named bundles are out of stock. Nothing was ordered. */
  | { readonly kind: 'outOfStock'; readonly bundles: readonly string[] }
  | { readonly kind: 'stopped'; readonly reason: StopReason };

export type StopReason =
  | 'cannotSubscribe'
  | 'invalidRecurringPayment'
  | 'firstPaymentInProgress'
  | 'phoneRequired'
  | 'formUnreadable';

/** Storage of the order attempt until its order is paid. */
export type OrderAttempts = {
  /** Returns the stored attempt for these lines and this decimal amount, or starts one. */
  findOrStart(lines: CartLines, amount: number): OrderAttempt;
  /** Returns the attempt as any tab has stored it last. */
  readAgain(attempt: OrderAttempt): OrderAttempt;
  saveAwaitedPayment(attempt: OrderAttempt, order: OrderResult): void;
  remove(attempt: OrderAttempt): void;
};

export type OrderPorts = { readonly call: Call; readonly attempts: OrderAttempts };

/** An order that is paid by card. */
type StartedOrder = {
  readonly attempt: OrderAttempt;
  readonly order: OrderReference;
  readonly method: PaymentMethod;
  readonly profile: Profile;
  readonly request: OrderRequest;
};

/** Places and starts to pay an order. Throws a `ProblemError`. */
export async function placeOrder(ports: OrderPorts, request: OrderRequest): Promise<OrderOutcome> {
  const { call, attempts } = ports;
  const { lines, method, agreed } = request;
  // The attempt is that of the press: another tab may finish this order during the checks, and then it is not placed again.
  const pressed = attempts.findOrStart(lines, agreed.amount);
  const [profile, activity, cart] = await Promise.all([
    call('getProfile', {}),
    call('getPaymentActivity', {}),
    requestCart(call, lines),
  ]);
  const reason = findStopReason(profile, activity, request);
  if (reason) return { kind: 'stopped', reason };
  const soldOut = itemsOf(cart).filter(isOutOfStock);
  if (soldOut.length > 0) return { kind: 'outOfStock', bundles: soldOut.map(({ name }) => name) };
  const price = priceOf(cart);
  if (!isSamePrice(price, agreed)) return { kind: 'priceChanged', price };

  const attempt = attempts.readAgain(pressed);
  if (method && isCardSession(method) && attempt.awaitsPayment) {
    return payByCard(ports, { attempt, order: attempt.awaitsPayment, method, profile, request });
  }
  const order = await submitOrder(call, attempt, request);
  const changedCart = totalOf(order) === agreed.amount ? undefined : await findChangedCart(call, request);
  if (!order.htmlForm) return { kind: 'placed', attempt: attempt.key, order, ...(changedCart && { changedCart }) };
  if (changedCart) {
    // The next press orders at the new price.
    attempts.remove(attempt);
    return { kind: 'priceChanged', price: priceOf(changedCart) };
  }
  if (method && isCardSession(method)) {
    attempts.saveAwaitedPayment(attempt, order);
    return payByCard(ports, { attempt, order, method, profile, request });
  }
  const form = readProviderForm(order.htmlForm);
  return form ? { kind: 'provider', attempt: attempt.key, order, form } : { kind: 'stopped', reason: 'formUnreadable' };
}

function submitOrder(
  call: Call,
  { key }: OrderAttempt,
  { lines, method, cancelPaymentUrl }: OrderRequest,
): Promise<OrderResult> {
  const body = { bundles: toBundles(lines), cancelPaymentUrl, ...(method && { paymentMethodCode: method.code }) };
  // The same order with another method is sent again: it is another submission (docs/rules/errors.md#exactly-once).
  const idempotencyKey = method ? `${key}.${encodeURIComponent(method.code)}` : key;
  return call('submitOrder', { body }, { idempotencyKey });
}

/**
 * Returns the cart if its price has changed since the customer agreed to it. The sum of an order alone proves no change
 * (ADR 46).
 */
async function findChangedCart(call: Call, { lines, agreed }: OrderRequest): Promise<Cart | undefined> {
  try {
    const cart = await requestCart(call, lines);
    return isSamePrice(priceOf(cart), agreed) ? undefined : cart;
  } catch (error) {
    // The order stays placed. Its cart may be refused, for example because a code has been used up.
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

function requestCart(call: Call, lines: CartLines): Promise<Cart> {
  return call('requestCart', { body: { bundles: toBundles(lines), excludePrice: false } });
}

/** If the payment is refused, the attempt is removed, so that the next press places a new order. */
async function payByCard(
  { call, attempts }: OrderPorts,
  { attempt, order, method, profile, request }: StartedOrder,
): Promise<OrderOutcome> {
  try {
    const session = await call('createPaymentSession', {
      query: {
        paymentProvider: method.provider,
        amount: request.agreed.amount.toFixed(2),
        sbeCompliance: request.complianceFor(profile),
        orderNumber: order.orderNumber,
        paymentMethodCode: method.code,
      },
    });
    return { kind: 'card', attempt: attempt.key, order, card: { session, method } };
  } catch (error) {
    if (!(error instanceof ProblemError && isRefusal(error.problem))) throw error;
    attempts.remove(attempt);
    const changedCart = await findChangedCart(call, request);
    if (!changedCart) throw error;
    return { kind: 'priceChanged', price: priceOf(changedCart) };
  }
}

/** Returns the first reason that applies (docs/rules/checkout.md#fresh-checks). */
function findStopReason(
  { personalDetail }: Profile,
  { hasInitialPaymentInProgress }: PaymentActivity,
  { phoneNumberRequired, methodChanged }: OrderRequest,
): StopReason | undefined {
  if (!personalDetail.ableToSubscribe) return 'cannotSubscribe';
  if (personalDetail.hasInvalidRecurringPaymentDetail && !methodChanged) return 'invalidRecurringPayment';
  if (hasInitialPaymentInProgress) return 'firstPaymentInProgress';
  if (phoneNumberRequired && !personalDetail.phoneNumber) return 'phoneRequired';
  return undefined;
}
