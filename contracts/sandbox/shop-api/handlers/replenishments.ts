/** Replenishment calls; `{id}` is the subscription number (decision 12; specification 3, section 7). */
import { cancellationAmounts, cancelReplenishment, replenishmentRefusal } from '../cancellations/cancellations.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { HandlerContext, Handlers } from '../handler.ts';
import { toDecimal } from '../market/money.ts';
import {
  paused,
  postponed,
  productChanged,
  resumeDateChanged,
  resumed,
  rhythmChanged,
} from '../replenishments/replenishment-changes.ts';
import { type RatePlan, replenishmentOf, type Subscription } from '../store/subscription.ts';
import { ownSubscription } from '../subscriptions/own-subscription.ts';
import { ratePlanView } from '../views/rate-plan-view.ts';
import { viewFor } from '../views/reader.ts';

const done = { status: 'success' };

/** The customer's subscription and its replenishment; `ratePlanId` must name it where it is given. */
function ownReplenishment(
  context: HandlerContext,
  number: string,
  ratePlanId?: string,
): { readonly subscription: Subscription; readonly plan: RatePlan } {
  const subscription = ownSubscription(context, number);
  const plan = replenishmentOf(subscription);
  if (!plan || (ratePlanId !== undefined && plan.id !== ratePlanId)) {
    throw new ShopError(404, 'error.message.replenishmentIsNotFound', { subscriptionNumber: number });
  }
  return { subscription, plan };
}

export const replenishmentHandlers = {
  cancelReplenishment: ({ params, query, body }, context) => {
    const { shop } = context;
    const { subscription } = ownReplenishment(context, params.id, query.ratePlanId);
    const { cancellationReason = '', cancellationNote = '' } = body;
    const reason = { cancellationReason, cancellationNote };
    shop.subscriptions.put(cancelReplenishment(subscription, { reason, today: shop.today }));
    return done;
  },

  postponeReplenishment: ({ params }, context) => {
    context.shop.subscriptions.put(postponed(ownSubscription(context, params.id)));
    return done;
  },

  changeReplenishmentFrequency: ({ params, body }, context) => {
    const { shop } = context;
    const wish = { choiceId: body.newProductRatePlanId, today: shop.today };
    const { subscription, nextShipmentDate } = rhythmChanged(ownSubscription(context, params.id), wish);
    shop.subscriptions.put(subscription);
    return { nextReplenishmentShippingDate: nextShipmentDate };
  },

  changeReplenishmentProduct: ({ params, body }, context) => {
    context.shop.subscriptions.put(productChanged(ownSubscription(context, params.id), body.newProductRatePlanId));
    return done;
  },

  pauseReplenishment: ({ params, query }, context) => {
    const { shop } = context;
    const until = query.resumeDate ?? null;
    shop.subscriptions.put(paused(ownSubscription(context, params.id), { today: shop.today, until }));
    return done;
  },

  resumeReplenishment: ({ params }, context) => {
    const { shop } = context;
    shop.subscriptions.put(resumed(ownSubscription(context, params.id), shop.today));
    return done;
  },

  changeResumeDate: ({ params, query }, context) => {
    const { shop } = context;
    const wish = { today: shop.today, until: query.resumeDate };
    shop.subscriptions.put(resumeDateChanged(ownSubscription(context, params.id), wish));
    return done;
  },

  getReplenishment: ({ params }, context) => {
    const { subscription, plan } = ownReplenishment(context, params.id);
    return ratePlanView(subscription, plan, viewFor(context));
  },

  previewReplenishmentCancellation: ({ params }, context) => {
    const { subscription, plan } = ownReplenishment(context, params.id);
    const refusal = replenishmentRefusal(subscription);
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
