/** Order calls. Older clients create an order of one bundle, preview it and submit it in separate calls. */
import { customerTaxRate } from '../billing/account-standing.ts';
import { type HandlerContext, toPaymentContext } from '../context.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { Handlers } from '../handler.ts';
import { toDecimal } from '../market/money.ts';
import { findPromotedLines } from '../orders/cart-lines.ts';
import { placeOrder } from '../orders/place-order.ts';
import { type PricedLine, priceCart } from '../products/pricing.ts';
import { changeAtOrder } from '../products/sold-bundles.ts';
import type { Order } from '../store/orders.ts';
import { requireOwn } from '../store/own-record.ts';
import { firstTermView } from '../views/cart-view.ts';

type CheckoutRequest = {
  readonly promotionCode?: string | undefined;
  readonly replenishmentQuantity?: number | undefined;
};

/** Throws ShopError 404 for an unknown order, 403 for another customer's. */
function requireOwnOrder(orderNumber: string, { shop, customer }: HandlerContext): Order {
  const missing = new ShopError(404, 'error.message.orderIsNotFound', { orderNumber });
  return requireOwn(shop.orders.byNumber(orderNumber), customer(), missing);
}

const bundleNameOf = ({ cart }: Order) => cart.items[0]?.line.bundle.name ?? '';

/** Returns the line of a created order with the quantity and the code of the request. */
function findCheckoutLines(order: Order, request: CheckoutRequest, context: HandlerContext): readonly PricedLine[] {
  const { shop, market, customer } = context;
  const { replenishmentQuantity: quantity = 1, promotionCode } = request;
  const line = {
    name: bundleNameOf(order),
    quantity,
    ...(promotionCode !== undefined && { promotionCodes: [promotionCode] }),
  };
  return findPromotedLines([line], { shop, market, customer: customer() });
}

function priceCheckout(lines: readonly PricedLine[], { shop, market, customer }: HandlerContext) {
  const taxRate = customerTaxRate(customer(), market);
  return priceCart({ lines, currency: market.currency, today: shop.today, taxRate });
}

const checkoutView = (order: Order) => ({
  orderNumber: order.number,
  bundleName: bundleNameOf(order),
  amount: toDecimal(order.amountToPay),
});

export const orderHandlers = {
  submitOrder: ({ body }, context) => {
    const { shop, market, customer } = context;
    changeAtOrder(
      body.bundles.map(({ name }) => name),
      shop.conditions,
    );
    const lines = findPromotedLines(body.bundles, { shop, market, customer: customer() });
    return placeOrder(lines, body, toPaymentContext(context));
  },

  createCheckout: ({ body }, context) => {
    const { shop, market } = context;
    const customer = context.customer();
    const lines = findPromotedLines([{ name: body.bundleName, quantity: 1 }], { shop, market, customer });
    const order = shop.orders.submit({
      customerId: customer.id,
      market,
      cart: priceCheckout(lines, context),
      methodCode: null,
      cancelUrl: '',
      submittedAt: shop.clock.now(),
    });
    return checkoutView(order);
  },

  getCheckout: ({ query }, context) => checkoutView(requireOwnOrder(query.orderNumber, context)),

  previewCheckout: ({ body }, context) => {
    const lines = findCheckoutLines(requireOwnOrder(body.orderNumber, context), body, context);
    return firstTermView(priceCheckout(lines, context));
  },

  submitCheckout: ({ body }, context) => {
    const order = requireOwnOrder(body.orderNumber, context);
    if (order.state !== 'open') {
      throw new ShopError(400, 'error.message.orderIsAlreadyPaid', { orderNumber: order.number });
    }
    const lines = findCheckoutLines(order, body, context);
    return placeOrder(lines, body, { ...toPaymentContext(context), startedAs: order.number });
  },
} satisfies Handlers<'submitOrder' | 'createCheckout' | 'getCheckout' | 'previewCheckout' | 'submitCheckout'>;
