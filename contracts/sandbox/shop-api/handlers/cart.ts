/** Cart and order calls (specification 1, sections 4 and 7). */
import type { OrderResult } from '@perennial/shared/models/payment';
import { linesOf, overLimit, promotedLinesOf, taxRateAt, zipFor } from '../cart.ts';
import { cartView } from '../cart-view.ts';
import { complianceOf } from '../compliance.ts';
import { type Customer, shippingAddressOf } from '../customers.ts';
import { ShopError } from '../errors.ts';
import type { HandlerContext, Handlers } from '../handler.ts';
import { toDecimal } from '../money.ts';
import type { Order } from '../orders.ts';
import { isMethodCode, type MethodCode, methodCodesFor, methodOf } from '../payment-methods.ts';
import { type PricedCart, type PricedLine, priceCart } from '../pricing.ts';
import { isTaxCountry, regionOfZip } from '../taxes.ts';
import { bundleTexts } from '../texts.ts';

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
  if (!customer.ableToSubscribe) throw new ShopError(400, 'error.message.userIsNotAbleToSubscribe');
  if (shop.orders.ofCustomer(customer).some(({ state }) => state === 'payment-pending')) {
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
function htmlFormFor(order: Order, { wallets, paymentReturnUrl }: HandlerContext): string | null {
  if (!order.methodCode) return null;
  const method = methodOf(order.methodCode);
  if (method.way === 'card-session') return `<form data-provider="${method.provider}"></form>`;
  const { culture, currency, language } = order.market;
  return wallets.open({
    methodName: method.name,
    orderNumber: order.number,
    amount: new Intl.NumberFormat(language, { style: 'currency', currency }).format(toDecimal(order.amountToPay)),
    language,
    returnUrl: paymentReturnUrl(culture.code),
    cancelUrl: order.cancelUrl,
  });
}

function packingInfo(cart: PricedCart): OrderResult['packingInfo'] {
  return cart.items.map(({ line, dueNow }) => ({
    ctn: line.bundle.ctn,
    qty: line.quantity,
    totalPrice: toDecimal(dueNow.discounted + dueNow.tax),
  }));
}

export const cartHandlers = {
  requestCart: ({ body }, context) => {
    const { shop, market, visitor, imageOf } = context;
    const excludePrice = body.excludePrice ?? false;
    const lines = excludePrice
      ? linesOf(body.bundles)
      : promotedLinesOf(body.bundles, { shop, market, customer: visitor });
    const taxRate = excludePrice ? 0 : taxRateAt(market, zipFor(visitor, body.zipCode));
    const cart = priceCart({ lines, currency: market.currency, today: shop.today, taxRate });
    return cartView(cart, market, { imageOf, excludePrice });
  },

  validateMaxQuantity: ({ body }, { shop, visitor }) => {
    const bundles = [...overLimit(linesOf(body.bundles), shop, visitor)];
    return { isValid: bundles.length === 0, bundles };
  },

  submitOrder: ({ body }, context) => {
    const { shop, market } = context;
    const customer = context.customer();
    const lines = promotedLinesOf(body.bundles, { shop, market, customer });
    refuseWhatCannotBeOrdered(lines, customer, context);
    const taxRate = taxRateAtAddress(customer, context);
    const cart = priceCart({ lines, currency: market.currency, today: shop.today, taxRate });
    const order = shop.orders.submit({
      customerId: customer.id,
      market,
      lines,
      paymentRequirement: cart.paymentRequirement,
      amountToPay: cart.amountToPay,
      methodCode: methodFor(body.paymentMethodCode, cart, customer, context),
      cancelUrl: body.cancelPaymentUrl,
      submittedAt: shop.clock.now(),
    });
    if (!order.methodCode) shop.complete(order);
    return { htmlForm: htmlFormFor(order, context), orderNumber: order.number, packingInfo: packingInfo(cart) };
  },
} satisfies Handlers<'requestCart' | 'validateMaxQuantity' | 'submitOrder'>;
