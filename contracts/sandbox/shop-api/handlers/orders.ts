/** Checkout calls of older clients: an order of one bundle is started, looked at and submitted (decision 15). */
import { taxRateOf } from '../billing/recurring-payments.ts';
import { promotedLinesOf } from '../cart/cart.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { HandlerContext, Handlers } from '../handler.ts';
import { toDecimal } from '../market/money.ts';
import { placeOrder } from '../orders/place-order.ts';
import { type PricedLine, priceCart } from '../products/pricing.ts';
import type { Order } from '../store/orders.ts';

type Wish = {
  readonly orderNumber: string;
  readonly promotionCode?: string | undefined;
  readonly replenishmentQuantity?: number | undefined;
};

function ownOrder(orderNumber: string, { shop, customer }: HandlerContext): Order {
  const order = shop.orders.byNumber(orderNumber);
  if (!order) throw new ShopError(404, 'error.message.orderIsNotFound', { orderNumber });
  if (order.customerId !== customer().id) throw new ShopError(403, 'error.message.userIsNotBelongTo');
  return order;
}

const bundleNameOf = ({ lines }: Order) => lines[0]?.bundle.name ?? '';

/** The lines of a started order with the quantity and the code that are wished now. */
function wishedLines(order: Order, wish: Wish, context: HandlerContext): readonly PricedLine[] {
  const { replenishmentQuantity: quantity = 1, promotionCode } = wish;
  const line = {
    name: bundleNameOf(order),
    quantity,
    ...(promotionCode !== undefined && { promotionCodes: [promotionCode] }),
  };
  return promotedLinesOf([line], { ...context, customer: context.customer() });
}

function price(lines: readonly PricedLine[], { shop, market, customer }: HandlerContext) {
  const taxRate = taxRateOf(customer(), market);
  return priceCart({ lines, currency: market.currency, today: shop.today, taxRate });
}

const startedOrder = (order: Order) => ({
  orderNumber: order.number,
  bundleName: bundleNameOf(order),
  amount: toDecimal(order.amountToPay),
});

export const checkoutHandlers = {
  createCheckout: ({ body }, context) => {
    const { shop, market } = context;
    const customer = context.customer();
    const lines = promotedLinesOf([{ name: body.bundleName, quantity: 1 }], { shop, market, customer });
    const { paymentRequirement, amountToPay } = price(lines, context);
    const order = shop.orders.submit({
      customerId: customer.id,
      market,
      lines,
      paymentRequirement,
      amountToPay,
      methodCode: null,
      cancelUrl: '',
      submittedAt: shop.clock.now(),
    });
    return startedOrder(order);
  },

  getCheckout: ({ query }, context) => startedOrder(ownOrder(query.orderNumber, context)),

  previewCheckout: ({ body }, context) => {
    const cart = price(wishedLines(ownOrder(body.orderNumber, context), body, context), context);
    return {
      paymentRequirement: cart.paymentRequirement,
      firstTermTaxAmount: toDecimal(cart.dueNow.tax),
      firstTermTotalAmount: toDecimal(cart.dueNow.discounted + cart.dueNow.tax),
    };
  },

  submitCheckout: ({ body }, context) => {
    const order = ownOrder(body.orderNumber, context);
    if (order.state !== 'open') {
      throw new ShopError(400, 'error.message.orderIsAlreadyPaid', { orderNumber: order.number });
    }
    return placeOrder(wishedLines(order, body, context), body, context, order.number);
  },
} satisfies Handlers<'createCheckout' | 'getCheckout' | 'previewCheckout' | 'submitCheckout'>;
