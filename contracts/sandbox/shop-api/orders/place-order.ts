/** Placing an order (docs/rules/shop-sandbox.md#orders). */
import type { OrderResult } from '@perennial/shared/models/payment';
import { findRecurringConsent, hasInitialPaymentInProgress, isAbleToSubscribe } from '../billing/account-standing.ts';
import { ShopError } from '../errors/shop-error.ts';
import { openWalletForm, type WalletGateway } from '../gateways/wallet-form.ts';
import type { Market } from '../market/market.ts';
import { toDecimal } from '../market/money.ts';
import { findMethod, findOfferedMethod, isPaidByCardSession, type MethodCode } from '../market/payment-methods.ts';
import { findTaxRate } from '../market/taxes.ts';
import { type PricedCart, type PricedLine, priceCart } from '../products/pricing.ts';
import { bundleTexts } from '../products/texts.ts';
import { type Customer, shippingAddressOf } from '../store/customers.ts';
import type { Order } from '../store/orders.ts';
import type { Shop } from '../store/shop.ts';
import { findOverLimits } from './cart-lines.ts';
import { completeOrder } from './complete-order.ts';

/** Returns the tax rate at the shipping address. Throws ShopError 400 for an address that does not fit the country. */
function requireTaxRate(customer: Customer, { country }: Market): number {
  const address = shippingAddressOf(customer);
  if (!address) throw new ShopError(400, 'error.message.addressIsMissing');
  if (address.countryCode !== country) throw new ShopError(400, 'error.message.orderPreviewFailed');
  const rate = findTaxRate(country, address.zipCode ?? '', address.stateCode ?? '');
  if (rate === undefined) throw new ShopError(400, 'error.message.orderPreviewFailed');
  return rate;
}

/** Throws ShopError 400 if the account or a line cannot be ordered. */
function checkOrder(lines: readonly PricedLine[], { shop, market, customer }: OrderContext): void {
  const findTitle = (bundleName: string) => bundleTexts(market.language, bundleName).title;
  if (!isAbleToSubscribe(shop, customer)) throw new ShopError(400, 'error.message.userIsNotAbleToSubscribe');
  if (hasInitialPaymentInProgress(shop, customer)) {
    throw new ShopError(400, 'error.message.paymentIsInProgress');
  }
  for (const { bundle } of lines) {
    if (!bundle.available) {
      throw new ShopError(400, 'error.message.bundleIsOutOfStock', {
        bundleName: bundle.name,
        title: findTitle(bundle.name),
      });
    }
    if (bundle.phoneNumber === 'required' && !customer.phoneNumber) {
      throw new ShopError(400, 'error.message.phoneNumberIsRequired', { bundleName: bundle.name });
    }
  }
  const [over] = findOverLimits(lines, shop, customer);
  if (over) {
    throw new ShopError(400, 'error.message.reachMaxAllowedNumber', {
      bundleName: over.name,
      title: findTitle(over.name),
      maxQuantity: over.inAll,
    });
  }
}

/** Returns the requested method; null if no payment is needed or the saved method pays. Throws ShopError 400. */
function chooseMethod(
  code: string | undefined,
  cart: PricedCart,
  { customer, market: { country } }: OrderContext,
): MethodCode | null {
  if (cart.paymentRequirement === 'None') return null;
  if (code === undefined && customer.paymentProfile && !customer.paymentProfile.invalid) return null;
  const method = findOfferedMethod(code, country, findRecurringConsent(customer, country));
  if (!method) throw new ShopError(400, 'error.message.paymentMethodIsInvalid', { paymentMethodCode: code ?? '' });
  return method;
}

/** Returns nothing for a completed order, a marker form for the card form, or the provider form of a wallet. */
function createHtmlForm(order: Order, gateway: WalletGateway): string | null {
  if (!order.methodCode) return null;
  if (!isPaidByCardSession(order.methodCode)) return openWalletForm(order, order.methodCode, gateway);
  return `<form data-provider="${findMethod(order.methodCode).provider}"></form>`;
}

function toPackingInfo(cart: PricedCart): OrderResult['packingInfo'] {
  return cart.items.map(({ line, dueNow }) => ({
    ctn: line.bundle.ctn,
    qty: line.quantity,
    totalPrice: toDecimal(dueNow.discounted + dueNow.tax),
  }));
}

type OrderRequest = {
  readonly paymentMethodCode?: string | undefined;
  readonly cancelPaymentUrl: string;
};

type OrderContext = {
  readonly shop: Shop;
  readonly market: Market;
  readonly customer: Customer;
  readonly gateway: WalletGateway;
  /** Number of an order that an older client created before. */
  readonly startedAs?: string;
};

/** Places an order. One that needs no payment, or that the saved method pays, completes at once. Throws ShopError 400. */
export function placeOrder(lines: readonly PricedLine[], request: OrderRequest, context: OrderContext): OrderResult {
  const { shop, market, customer } = context;
  checkOrder(lines, context);
  const taxRate = requireTaxRate(customer, market);
  const cart = priceCart({ lines, currency: market.currency, today: shop.today, taxRate });
  const newOrder = {
    customerId: customer.id,
    market,
    cart,
    methodCode: chooseMethod(request.paymentMethodCode, cart, context),
    cancelUrl: request.cancelPaymentUrl,
    submittedAt: shop.clock.now(),
  };
  const order = shop.orders.submit(newOrder, context.startedAs);
  if (!order.methodCode) completeOrder(shop, order);
  return {
    htmlForm: createHtmlForm(order, context.gateway),
    orderNumber: order.number,
    packingInfo: toPackingInfo(cart),
  };
}
