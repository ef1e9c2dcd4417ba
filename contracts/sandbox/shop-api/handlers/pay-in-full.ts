/** Buying a device outright (specification 3, section 4). */

import { hasPaymentInProgress } from '../billing/payment-activity.ts';
import { isAbleToSubscribe, taxRateOf } from '../billing/recurring-payments.ts';
import { ShopError } from '../errors/shop-error.ts';
import { isPaidByCardSession } from '../gateways/wallet-form.ts';
import type { HandlerContext, Handlers } from '../handler.ts';
import { toDecimal } from '../market/money.ts';
import { isMethodCode } from '../market/payment-methods.ts';
import { fulfil } from '../payments/account-payment-result.ts';
import { isAbleToPayInFull, payInFullPrice, payInFullPromotion, purchaseValueOf } from '../payments/pay-in-full.ts';
import { startAccountPayment } from '../payments/start-account-payment.ts';
import { descriptionOf } from '../products/promotions.ts';
import { bundleTexts } from '../products/texts.ts';
import { ownSubscription } from '../subscriptions/own-subscription.ts';

type Wish = {
  readonly subscriptionNumber: string;
  readonly ratePlanId: string;
  readonly promotionCode: string | undefined;
};

/** What the rest of a device costs; throws where it cannot be bought, or the code is not for it. */
function priceOf({ subscriptionNumber, ratePlanId, promotionCode }: Wish, context: HandlerContext) {
  const subscription = ownSubscription(context, subscriptionNumber);
  const plan = subscription.plans.find(({ id }) => id === ratePlanId);
  const taxRate = taxRateOf(context.customer(), subscription.market);
  const value = plan && purchaseValueOf({ subscription, plan, taxRate });
  if (!plan || !value || !isAbleToPayInFull(subscription, plan)) {
    throw new ShopError(400, 'error.message.payInFullIsNotPossible', { subscriptionNumber });
  }
  if (promotionCode === undefined) return { subscription, plan, price: payInFullPrice(value, undefined) };
  const { bundle } = subscription.line;
  const promotion = payInFullPromotion(promotionCode, bundle.name, context.shop.today);
  if (!promotion) {
    const { title } = bundleTexts(context.market.language, bundle.name);
    throw new ShopError(400, 'error.message.promotionIsInvalid', { bundleName: bundle.name, title, promotionCode });
  }
  return { subscription, plan, price: payInFullPrice(value, promotion) };
}

/** Throws while the account may not buy more (specification 3, section 4). */
function refuseBlocked({ shop, customer }: HandlerContext): void {
  if (hasPaymentInProgress(shop, customer())) throw new ShopError(400, 'error.message.paymentIsBeingProcessed');
  if (!isAbleToSubscribe(shop, customer())) throw new ShopError(400, 'error.message.userIsNotAbleToSubscribe');
}

export const payInFullHandlers = {
  previewPayInFull: ({ params, query }, context) => {
    const wish = { subscriptionNumber: params.n, ratePlanId: params.id, promotionCode: query.promotionCode };
    const { original, discounted, discount } = priceOf(wish, context).price;
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
    const { price } = priceOf({ subscriptionNumber, ratePlanId, promotionCode }, context);
    refuseBlocked(context);
    const { payment, answer } = startAccountPayment(
      { reason: 'ChangeAndPayInFull', subscriptionNumber, ratePlanId },
      price.discounted,
      body,
      context,
    );
    return { ...answer, amount: isPaidByCardSession(payment.methodCode) ? toDecimal(payment.amountToPay) : null };
  },

  // Older clients: the saved way to pay takes the rest at once.
  payInFull: ({ body }, context) => {
    const { shop, market } = context;
    const { subscriptionNumber, subscriptionRatePlanId: ratePlanId, promotionCode } = body;
    const { price } = priceOf({ subscriptionNumber, ratePlanId, promotionCode }, context);
    refuseBlocked(context);
    const { id: customerId, paymentProfile } = context.customer();
    const { methodCode = '', invalid = true } = paymentProfile ?? {};
    if (invalid || !isMethodCode(methodCode)) {
      throw new ShopError(400, 'error.message.paymentMethodIsInvalid', { paymentMethodCode: methodCode });
    }
    const { number } = shop.accountPayments.submit({
      customerId,
      market,
      purpose: { reason: 'ChangeAndPayInFull', subscriptionNumber, ratePlanId },
      amountToPay: price.discounted,
      methodCode,
      cancelUrl: '',
    });
    fulfil(shop, shop.accountPayments.update(number, { state: 'paid' }));
    return { status: 'success' };
  },
} satisfies Handlers<'previewPayInFull' | 'orderPayInFull' | 'payInFull'>;
