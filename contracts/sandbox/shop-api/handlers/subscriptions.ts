/** Subscription calls (specification 2, section 3; specification 3, section 7). */
import { promotedLinesOf, taxRateAt, zipFor } from '../cart/cart.ts';
import { keepLivedDay } from '../daily-run.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { Handlers } from '../handler.ts';
import { priceCart } from '../products/pricing.ts';
import { descriptionOf } from '../products/promotions.ts';
import { partName } from '../products/texts.ts';
import { orderedOnceMore, shippedNow } from '../replenishments/replenishment-changes.ts';
import { deviceOf } from '../store/subscription.ts';
import { activatedPromotion } from '../subscriptions/activate-promotion.ts';
import { ownSubscription } from '../subscriptions/own-subscription.ts';
import { isRepairable } from '../subscriptions/repair.ts';
import { cartView } from '../views/cart-view.ts';
import { termsPdf } from '../views/invoice-pdf.ts';
import { viewFor } from '../views/reader.ts';
import { subscriptionDetails, termsKindOf } from '../views/subscription-details-view.ts';
import { subscriptionListItem } from '../views/subscription-list-view.ts';

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
