/** Paying for a device in full (docs/rules/subscriptions.md#pay-in-full). */
import { customerTaxRate, hasPaymentInProgress, isAbleToSubscribe } from '../billing/account-standing.ts';
import { type HandlerContext, toPaymentContext } from '../context.ts';
import { ShopError } from '../errors/shop-error.ts';
import { type Handlers, success } from '../handler.ts';
import { toDecimal } from '../market/money.ts';
import { isMethodCode, isPaidByCardSession } from '../market/payment-methods.ts';
import { fulfilPayment } from '../payments/fulfil-payment.ts';
import {
  calculatePayInFullPrice,
  calculatePurchaseValue,
  isAbleToPayInFull,
  type PayInFullPrice,
} from '../payments/pay-in-full.ts';
import { startAccountPayment } from '../payments/start-account-payment.ts';
import { descriptionOf, findPayInFullPromotion } from '../products/promotions.ts';
import { bundleTexts } from '../products/texts.ts';
import { findOwnSubscription } from '../store/own-record.ts';

type PriceRequest = {
  readonly subscriptionNumber: string;
  readonly ratePlanId: string;
  readonly promotionCode: string | undefined;
};

/** Returns the price of the remaining payments. Throws ShopError 400 for a plan that cannot be paid in full, or a code. */
function findPrice(
  { subscriptionNumber, ratePlanId, promotionCode }: PriceRequest,
  { shop, market, customer }: HandlerContext,
): PayInFullPrice {
  const subscription = findOwnSubscription(shop, customer(), subscriptionNumber);
  const plan = subscription.plans.find(({ id }) => id === ratePlanId);
  const taxRate = customerTaxRate(customer(), subscription.market);
  const value = plan && calculatePurchaseValue({ subscription, plan, taxRate });
  if (!plan || !value || !isAbleToPayInFull(subscription, plan)) {
    throw new ShopError(400, 'error.message.payInFullIsNotPossible', { subscriptionNumber });
  }
  if (promotionCode === undefined) return calculatePayInFullPrice(value, undefined);
  const { name: bundleName } = subscription.line.bundle;
  const promotion = findPayInFullPromotion(promotionCode, bundleName, shop.today);
  if (!promotion) {
    const { title } = bundleTexts(market.language, bundleName);
    throw new ShopError(400, 'error.message.promotionIsInvalid', { bundleName, title, promotionCode });
  }
  return calculatePayInFullPrice(value, promotion);
}

/** Throws ShopError 400 while a payment is pending or the account may not order. */
function checkAccount({ shop, customer }: HandlerContext): void {
  if (hasPaymentInProgress(shop, customer())) throw new ShopError(400, 'error.message.paymentIsBeingProcessed');
  if (!isAbleToSubscribe(shop, customer())) throw new ShopError(400, 'error.message.userIsNotAbleToSubscribe');
}

export const payInFullHandlers = {
  previewPayInFull: ({ params, query }, context) => {
    const request = { subscriptionNumber: params.n, ratePlanId: params.id, promotionCode: query.promotionCode };
    const { original, discounted, discount } = findPrice(request, context);
    return {
      discount: discount && {
        code: discount.promotion.code,
        description: descriptionOf(discount.promotion, context.market.language),
        amount: toDecimal(discount.amount),
      },
      originalAmount: toDecimal(original),
      discountedAmount: toDecimal(discounted),
    };
  },

  orderPayInFull: ({ body }, context) => {
    const { subscriptionNumber, subscriptionRatePlanId: ratePlanId, promotionCode } = body;
    const { discounted } = findPrice({ subscriptionNumber, ratePlanId, promotionCode }, context);
    checkAccount(context);
    const purpose = { reason: 'ChangeAndPayInFull', subscriptionNumber, ratePlanId } as const;
    const { payment, response } = startAccountPayment(purpose, discounted, body, toPaymentContext(context));
    return { ...response, amount: isPaidByCardSession(payment.methodCode) ? toDecimal(payment.amountToPay) : null };
  },

  // A call of older clients: the saved payment method pays at once.
  payInFull: ({ body }, context) => {
    const { shop, market } = context;
    const { subscriptionNumber, subscriptionRatePlanId: ratePlanId, promotionCode } = body;
    const { discounted } = findPrice({ subscriptionNumber, ratePlanId, promotionCode }, context);
    checkAccount(context);
    const { id: customerId, paymentProfile } = context.customer();
    const { methodCode = '', invalid = true } = paymentProfile ?? {};
    if (invalid || !isMethodCode(methodCode)) {
      throw new ShopError(400, 'error.message.paymentMethodIsInvalid', { paymentMethodCode: methodCode });
    }
    const { number } = shop.accountPayments.submit({
      customerId,
      market,
      purpose: { reason: 'ChangeAndPayInFull', subscriptionNumber, ratePlanId },
      amountToPay: discounted,
      methodCode,
      cancelUrl: '',
    });
    fulfilPayment(shop, shop.accountPayments.update(number, { state: 'paid' }));
    return success;
  },
} satisfies Handlers<'previewPayInFull' | 'orderPayInFull' | 'payInFull'>;
