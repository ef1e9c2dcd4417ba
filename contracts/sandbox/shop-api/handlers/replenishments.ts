/** Replenishment calls (docs/rules/subscriptions.md#modify-subscription). `{id}` is the number of the subscription. */

import { type HandlerContext, toViewContext } from '../context.ts';
import { ShopError } from '../errors/shop-error.ts';
import { type Handlers, success } from '../handler.ts';
import { toDecimal } from '../market/money.ts';
import {
  changeFrequency,
  changeProduct,
  changeResumeDate,
  pauseReplenishment,
  postponeShipment,
  resumeReplenishment,
} from '../replenishments/replenishment-changes.ts';
import { cancellationAmounts, cancelReplenishment, findReplenishmentRefusal } from '../returns/cancellations.ts';
import { findOwnSubscription } from '../store/own-record.ts';
import { type RatePlan, replenishmentOf, type Subscription } from '../store/subscription.ts';
import { ratePlanView } from '../views/rate-plan-view.ts';

/** Returns a customer's subscription and its replenishment. Throws ShopError 404 without one, or for another plan's id. */
function findOwnReplenishment(
  { shop, customer }: HandlerContext,
  number: string,
  ratePlanId?: string,
): { readonly subscription: Subscription; readonly plan: RatePlan } {
  const subscription = findOwnSubscription(shop, customer(), number);
  const plan = replenishmentOf(subscription);
  if (!plan || (ratePlanId !== undefined && plan.id !== ratePlanId)) {
    throw new ShopError(404, 'error.message.replenishmentIsNotFound', { subscriptionNumber: number });
  }
  return { subscription, plan };
}

/** Stores a changed subscription of the customer. */
function change(
  { shop, customer }: HandlerContext,
  number: string,
  apply: (subscription: Subscription) => Subscription,
) {
  shop.subscriptions.put(apply(findOwnSubscription(shop, customer(), number)));
  return success;
}

export const replenishmentHandlers = {
  cancelReplenishment: ({ params, query, body }, context) => {
    const { shop } = context;
    const { subscription } = findOwnReplenishment(context, params.id, query.ratePlanId);
    const { cancellationReason = '', cancellationNote = '' } = body ?? {};
    const reason = { cancellationReason, cancellationNote };
    shop.subscriptions.put(cancelReplenishment(subscription, { reason, today: shop.today }));
    return success;
  },

  postponeReplenishment: ({ params }, context) => change(context, params.id, postponeShipment),

  changeReplenishmentFrequency: ({ params, body }, { shop, customer }) => {
    const request = { choiceId: body.newProductRatePlanId, today: shop.today };
    const changed = changeFrequency(findOwnSubscription(shop, customer(), params.id), request);
    shop.subscriptions.put(changed.subscription);
    return { nextReplenishmentShippingDate: changed.nextShipmentDate };
  },

  changeReplenishmentProduct: ({ params, body }, context) =>
    change(context, params.id, (subscription) =>
      changeProduct(subscription, {
        choiceId: body.newProductRatePlanId,
        productChanges: context.shop.conditions.get('productChanges'),
      }),
    ),

  pauseReplenishment: ({ params, query }, context) =>
    change(context, params.id, (subscription) =>
      pauseReplenishment(subscription, { today: context.shop.today, until: query.resumeDate ?? null }),
    ),

  resumeReplenishment: ({ params }, context) =>
    change(context, params.id, (subscription) => resumeReplenishment(subscription, context.shop.today)),

  changeResumeDate: ({ params, query }, context) =>
    change(context, params.id, (subscription) =>
      changeResumeDate(subscription, { today: context.shop.today, until: query.resumeDate }),
    ),

  getReplenishment: ({ params }, context) => {
    const { subscription, plan } = findOwnReplenishment(context, params.id);
    return ratePlanView(subscription, plan, toViewContext(context));
  },

  previewReplenishmentCancellation: ({ params }, context) => {
    const { subscription, plan } = findOwnReplenishment(context, params.id);
    const refusal = findReplenishmentRefusal(subscription);
    if (refusal) throw new ShopError(400, refusal, { subscriptionNumber: subscription.number });
    const { total, paid, price, finalPaymentDate } = cancellationAmounts(subscription, plan);
    const result = {
      totalAmount: toDecimal(total),
      paidAmount: toDecimal(paid),
      price: toDecimal(price),
      finalPaymentDate,
    };
    return { data: { result } };
  },
} satisfies Handlers<
  | 'cancelReplenishment'
  | 'postponeReplenishment'
  | 'changeReplenishmentFrequency'
  | 'changeReplenishmentProduct'
  | 'pauseReplenishment'
  | 'resumeReplenishment'
  | 'changeResumeDate'
  | 'getReplenishment'
  | 'previewReplenishmentCancellation'
>;
