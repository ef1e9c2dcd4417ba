/** From priced lines to an order and its payment (specification 1, section 4). */
import type { OrderResult } from '@perennial/shared/models/payment';
import { hasInitialPaymentInProgress } from '../billing/payment-activity.ts';
import { complianceOf } from '../billing/recurring-consent.ts';
import { isAbleToSubscribe } from '../billing/recurring-payments.ts';
import { overLimit } from '../cart/cart.ts';
import { ShopError } from '../errors/shop-error.ts';
import { isPaidByCardSession, walletForm } from '../gateways/wallet-form.ts';
import type { HandlerContext } from '../handler.ts';
import { toDecimal } from '../market/money.ts';
import { isMethodCode, type MethodCode, methodCodesFor, methodOf } from '../market/payment-methods.ts';
import { isTaxCountry, regionOfZip } from '../market/taxes.ts';
import { type PricedCart, type PricedLine, priceCart } from '../products/pricing.ts';
import { bundleTexts } from '../products/texts.ts';
import { type Customer, shippingAddressOf } from '../store/customers.ts';
import type { Order } from '../store/orders.ts';

/** The rate at the customer's address; throws where the address cannot be right. */
function taxRateAtAddress(customer: Customer, { market }: HandlerContext): number {
  const address = shippingAddressOf(customer);
  if (!address) throw new ShopError(400, 'error.message.addressIsMissing');
  if (address.countryCode !== market.country) throw new ShopError(400, 'error.message.orderPreviewFailed');
  if (!isTaxCountry(market.country)) return 0;
  const region = regionOfZip(market.country, address.zipCode ?? '');
  if (!region?.codes.includes(address.stateCode ?? '')) {
    throw new ShopError(400, 'error.message.orderPreviewFailed');
  }
  return region.rate;
}

function refuseWhatCannotBeOrdered(lines: readonly PricedLine[], customer: Customer, { shop, market }: HandlerContext) {
  const titleOf = (bundleName: string) => bundleTexts(market.language, bundleName).title;
  if (!isAbleToSubscribe(shop, customer)) throw new ShopError(400, 'error.message.userIsNotAbleToSubscribe');
  if (hasInitialPaymentInProgress(shop, customer)) {
    throw new ShopError(400, 'error.message.paymentIsInProgress');
  }
  for (const { bundle } of lines) {
    if (!bundle.available) {
      throw new ShopError(400, 'error.message.bundleIsOutOfStock', {
        bundleName: bundle.name,
        title: titleOf(bundle.name),
      });
    }
    if (bundle.phoneNumber === 'required' && !customer.phoneNumber) {
      throw new ShopError(400, 'error.message.phoneNumberIsRequired', { bundleName: bundle.name });
    }
  }
  const [over] = overLimit(lines, shop, customer);
  if (over) {
    throw new ShopError(400, 'error.message.reachMaxAllowedNumber', {
      bundleName: over.name,
      title: titleOf(over.name),
      maxQuantity: over.maxQuantity,
    });
  }
}

/** The chosen way to pay; null where none is needed or the saved one pays. */
function methodFor(
  code: string | undefined,
  cart: PricedCart,
  customer: Customer,
  { market }: HandlerContext,
): MethodCode | null {
  if (cart.paymentRequirement === 'None') return null;
  if (code === undefined && customer.paymentProfile && !customer.paymentProfile.invalid) return null;
  const offered = methodCodesFor(market.country, complianceOf(customer, market.country));
  if (code === undefined || !isMethodCode(code) || !offered.includes(code)) {
    throw new ShopError(400, 'error.message.paymentMethodIsInvalid', { paymentMethodCode: code ?? '' });
  }
  return code;
}

/** What leads to the payment: nothing, a mark for the card form, or a form to the wallet's page. */
function htmlFormFor(order: Order, context: HandlerContext): string | null {
  if (!order.methodCode) return null;
  if (!isPaidByCardSession(order.methodCode)) return walletForm(order, order.methodCode, context);
  return `<form data-provider="${methodOf(order.methodCode).provider}"></form>`;
}

function packingInfo(cart: PricedCart): OrderResult['packingInfo'] {
  return cart.items.map(({ line, dueNow }) => ({
    ctn: line.bundle.ctn,
    qty: line.quantity,
    totalPrice: toDecimal(dueNow.discounted + dueNow.tax),
  }));
}

export type OrderWish = {
  readonly paymentMethodCode?: string | undefined;
  readonly cancelPaymentUrl: string;
};

/** Orders lines for the customer; `startedAs` is the number of an order that was started before. */
export function placeOrder(
  lines: readonly PricedLine[],
  wish: OrderWish,
  context: HandlerContext,
  startedAs?: string,
): OrderResult {
  const { shop, market } = context;
  const customer = context.customer();
  refuseWhatCannotBeOrdered(lines, customer, context);
  const taxRate = taxRateAtAddress(customer, context);
  const cart = priceCart({ lines, currency: market.currency, today: shop.today, taxRate });
  const newOrder = {
    customerId: customer.id,
    market,
    lines,
    paymentRequirement: cart.paymentRequirement,
    amountToPay: cart.amountToPay,
    methodCode: methodFor(wish.paymentMethodCode, cart, customer, context),
    cancelUrl: wish.cancelPaymentUrl,
    submittedAt: shop.clock.now(),
  };
  const order = shop.orders.submit(newOrder, startedAs);
  if (!order.methodCode) shop.complete(order);
  return { htmlForm: htmlFormFor(order, context), orderNumber: order.number, packingInfo: packingInfo(cart) };
}
