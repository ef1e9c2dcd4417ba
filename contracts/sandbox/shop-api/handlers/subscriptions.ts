/** Subscription calls (specification 2, section 3; specification 3, section 7). */
import { promotedLinesOf, taxRateAt, zipFor } from '../cart.ts';
import { cartView } from '../cart-view.ts';
import { termsPdf } from '../documents.ts';
import { ShopError } from '../errors.ts';
import type { Handlers } from '../handler.ts';
import { ownSubscription } from '../own-subscription.ts';
import { priceCart } from '../pricing.ts';
import { activatedPromotion } from '../promotion-activation.ts';
import { descriptionOf } from '../promotions.ts';
import { viewFor } from '../reader.ts';
import { isRepairable } from '../repair.ts';
import { orderedOnceMore, shippedNow } from '../replenishment-changes.ts';
import { keepLivedDay } from '../subscription-days.ts';
import { subscriptionDetails, termsKindOf } from '../subscription-details-view.ts';
import { deviceOf } from '../subscription-record.ts';
import { subscriptionListItem } from '../subscription-view.ts';
import { partName } from '../texts.ts';

const done = { status: 'success' };

export const subscriptionHandlers = {
  getSubscriptions: (_, { shop, market, imageOf, customer }) =>
    shop.subscriptions
      .ofCustomer(customer())
      .map((subscription) =>
        subscriptionListItem(subscription, { language: market.language, today: shop.today, imageOf }),
      )
      .reverse(),

  getSubscription: ({ params }, context) => subscriptionDetails(ownSubscription(context, params.id), viewFor(context)),

  orderOneTimeReplenishment: ({ body }, context) => {
    const { shop } = context;
    const subscription = ownSubscription(context, body.subscriptionNumber);
    keepLivedDay(shop, orderedOnceMore(subscription, { planId: body.subscriptionRatePlanId, today: shop.today }));
    return done;
  },

  previewSubscription: ({ body }, context) => {
    const { shop, market, imageOf } = context;
    const customer = context.customer();
    const lines = promotedLinesOf(body.bundles, { shop, market, customer });
    const taxRate = taxRateAt(market, zipFor(customer, undefined));
    const cart = priceCart({ lines, currency: market.currency, today: shop.today, taxRate });
    const { paymentRequirement, firstTermTaxAmount, firstTermTotalAmount } = cartView(cart, market, {
      imageOf,
      excludePrice: false,
    });
    return { paymentRequirement, firstTermTaxAmount, firstTermTotalAmount };
  },

  applyPromotionCode: ({ body }, context) => {
    const { shop, market } = context;
    const customer = context.customer();
    const { subscription, promotion } = activatedPromotion(ownSubscription(context, body.subscriptionNumber), {
      code: body.promotionCode,
      today: shop.today,
      usedCodes: shop.orders.usedCodes(customer),
      language: market.language,
    });
    shop.subscriptions.put(subscription);
    return { code: promotion.code, description: descriptionOf(promotion, market.language) };
  },

  shipReplenishmentNow: ({ params }, context) => {
    const { shop } = context;
    const subscription = ownSubscription(context, params.n);
    keepLivedDay(shop, shippedNow(subscription, { planId: params.id, today: shop.today }));
    return done;
  },

  requestRepair: ({ params, body }, context) => {
    const { shop } = context;
    const subscription = ownSubscription(context, params.n);
    const device = deviceOf(subscription);
    const { number } = subscription;
    if (body.subscriptionNumber !== number || !device || !isRepairable(subscription, device, shop.today)) {
      throw new ShopError(400, 'error.message.repairIsNotPossible', { subscriptionNumber: number });
    }
    shop.subscriptions.updatePlan(number, device.id, { repairRequestedDate: shop.today });
    return done;
  },

  getTermsDocument: async ({ params, query }, context) => {
    const subscription = ownSubscription(context, params.n);
    const { number: subscriptionNumber, line, startDate: since, rightToReturnDays } = subscription;
    const plan = subscription.plans.find(({ id }) => id === params.id);
    if (!plan)
      throw new ShopError(404, 'error.message.ratePlanIsNotFound', { subscriptionNumber, ratePlanId: params.id });
    const languageTag = query.languageCode ?? context.market.language;
    const kind = termsKindOf(plan);
    const pdf = await termsPdf({
      kind,
      subscriptionNumber,
      bundleName: line.bundle.name,
      planName: partName(languageTag, plan.part.id),
      since,
      rightToReturnDays,
      languageTag,
    });
    context.givePdf(`${kind.toLowerCase()}-terms-${plan.id}.pdf`);
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
