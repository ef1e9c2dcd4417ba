/** Subscription calls (docs/rules/subscriptions.md). */
import { saveDayResult } from '../billing/invoicing.ts';
import { toViewContext } from '../context.ts';
import { ShopError } from '../errors/shop-error.ts';
import { type Handlers, success } from '../handler.ts';
import { estimateCart } from '../orders/cart-lines.ts';
import { descriptionOf } from '../products/promotions.ts';
import { partName } from '../products/texts.ts';
import { orderOnce, shipNow } from '../replenishments/replenishment-changes.ts';
import { findOwnSubscription } from '../store/own-record.ts';
import { deviceOf } from '../store/subscription.ts';
import { activatePromotion } from '../subscriptions/activate-promotion.ts';
import { isRepairable } from '../subscriptions/repair.ts';
import { firstTermView } from '../views/cart-view.ts';
import { subscriptionDetails, toTermsKind } from '../views/subscription-details-view.ts';
import { subscriptionListItem } from '../views/subscription-list-view.ts';
import { termsPdf } from '../views/terms-pdf.ts';

export const subscriptionHandlers = {
  getSubscriptions: (_, { shop, market, toImageUrl, customer }) =>
    shop.subscriptions
      .ofCustomer(customer())
      .map((subscription) =>
        subscriptionListItem(subscription, { language: market.language, today: shop.today, toImageUrl }),
      )
      .reverse(),

  getSubscription: ({ params }, context) =>
    subscriptionDetails(findOwnSubscription(context.shop, context.customer(), params.id), toViewContext(context)),

  orderOneTimeReplenishment: ({ body }, { shop, customer }) => {
    const subscription = findOwnSubscription(shop, customer(), body.subscriptionNumber);
    saveDayResult(shop, orderOnce(subscription, { planId: body.subscriptionRatePlanId, today: shop.today }));
    return success;
  },

  previewSubscription: ({ body }, { shop, market, customer }) =>
    firstTermView(estimateCart(body.bundles, { shop, market, customer: customer() })),

  applyPromotionCode: ({ body }, { shop, market, customer }) => {
    const own = findOwnSubscription(shop, customer(), body.subscriptionNumber);
    const { subscription, promotion } = activatePromotion(own, {
      code: body.promotionCode,
      today: shop.today,
      usedCodes: shop.orders.usedCodes(customer()),
      language: market.language,
    });
    shop.subscriptions.put(subscription);
    return { code: promotion.code, description: descriptionOf(promotion, market.language) };
  },

  shipReplenishmentNow: ({ params }, { shop, customer }) => {
    const subscription = findOwnSubscription(shop, customer(), params.n);
    saveDayResult(shop, shipNow(subscription, { planId: params.id, today: shop.today }));
    return success;
  },

  requestRepair: ({ params, body }, { shop, customer }) => {
    const subscription = findOwnSubscription(shop, customer(), params.n);
    const device = deviceOf(subscription);
    const { number } = subscription;
    if (body.subscriptionNumber !== number || !device || !isRepairable(subscription, device, shop.today)) {
      throw new ShopError(400, 'error.message.repairIsNotPossible', { subscriptionNumber: number });
    }
    shop.subscriptions.updatePlan(number, device.id, { repairRequestedDate: shop.today });
    return success;
  },

  getTermsDocument: async ({ params, query }, { shop, market, customer, setPdfHeaders }) => {
    const subscription = findOwnSubscription(shop, customer(), params.n);
    const { number: subscriptionNumber, line, startDate: since, rightToReturnDays } = subscription;
    const plan = subscription.plans.find(({ id }) => id === params.id);
    if (!plan) {
      throw new ShopError(404, 'error.message.ratePlanIsNotFound', { subscriptionNumber, ratePlanId: params.id });
    }
    const languageTag = query.languageCode ?? market.language;
    const kind = toTermsKind(plan);
    const pdf = await termsPdf({
      kind,
      subscriptionNumber,
      bundleName: line.bundle.name,
      planName: partName(languageTag, plan.part.id),
      since,
      rightToReturnDays,
      languageTag,
    });
    setPdfHeaders(`${kind.toLowerCase()}-terms-${plan.id}.pdf`);
    return pdf;
  },
} satisfies Handlers<
  | 'getSubscriptions'
  | 'getSubscription'
  | 'orderOneTimeReplenishment'
  | 'previewSubscription'
  | 'applyPromotionCode'
  | 'shipReplenishmentNow'
  | 'requestRepair'
  | 'getTermsDocument'
>;
