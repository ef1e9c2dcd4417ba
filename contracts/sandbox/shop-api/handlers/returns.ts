/** Returns (specification 3, section 7). */

import { ShopError } from '../errors/shop-error.ts';
import type { HandlerContext, Handlers } from '../handler.ts';
import { carriersInScope } from '../returns/carriers.ts';
import { returnAddressOf, takeReturnAddress } from '../returns/return-addresses.ts';
import { returnDetailsOf, returnInfoOf } from '../returns/return-rules.ts';
import { chooseCarrier, requirePlans, startBundledReturn, startReturn, withdrawReturn } from '../returns/returns.ts';
import type { PlanKind, Subscription } from '../store/subscription.ts';
import { ownSubscription } from '../subscriptions/own-subscription.ts';

const done = { status: 'success' };

/** The subscription with the carrier of one of its plans; unchanged where none was chosen for it. */
function withCarrier(
  subscription: Subscription,
  kind: PlanKind,
  carrier: string | undefined,
  { shop, market }: HandlerContext,
): Subscription {
  if (carrier === undefined) return subscription;
  const scope = kind === 'device' ? 'TryBuy' : 'Replenishment';
  const { replenishmentCarriers, tryBuyCarriers } = carriersInScope(scope, market.language);
  if (![...replenishmentCarriers, ...tryBuyCarriers].some(({ id }) => id === carrier)) {
    throw new ShopError(400, 'error.message.carrierIsInvalid', { carrier });
  }
  return requirePlans(subscription, scope).reduce(
    (current, plan) => chooseCarrier(current, plan, carrier, shop.today),
    subscription,
  );
}

export const returnHandlers = {
  createReturn: ({ query, body }, context) => {
    const { shop } = context;
    const subscription = ownSubscription(context, query.subscriptionNumber);
    shop.subscriptions.put(startReturn(subscription, body.scope, { reason: body, today: shop.today }));
    return done;
  },

  createBundledReturn: ({ query, body }, context) => {
    const { shop } = context;
    const subscription = ownSubscription(context, query.subscriptionNumber);
    shop.subscriptions.put(startBundledReturn(subscription, { reason: body, today: shop.today }));
    return done;
  },

  withdrawReturn: ({ query }, context) => {
    const { shop } = context;
    const subscription = ownSubscription(context, query.subscriptionNumber);
    shop.subscriptions.put(withdrawReturn(subscription, query.scope, shop.today));
    return done;
  },

  getReturnAddress: (_, { customer }) => returnAddressOf(customer()),

  updateReturnAddress: ({ body }, context) => {
    requirePlans(ownSubscription(context, body.subscriptionNumber), body.scope);
    takeReturnAddress(body.address, context);
    return done;
  },

  getReturnCarriers: ({ query }, context) => {
    requirePlans(ownSubscription(context, query.subscriptionNumber), query.scope);
    return carriersInScope(query.scope, context.market.language);
  },

  chooseReturnCarriers: ({ body }, context) => {
    const subscription = ownSubscription(context, body.subscriptionNumber);
    const device = withCarrier(subscription, 'device', body.tryBuyCarrier, context);
    context.shop.subscriptions.put(withCarrier(device, 'replenishment', body.replenishmentCarrier, context));
    return done;
  },

  getReturnInfo: ({ query }, context) =>
    returnInfoOf(ownSubscription(context, query.subscriptionNumber), context.shop.today),

  getReturnDetails: ({ query }, context) => {
    const subscription = ownSubscription(context, query.subscriptionNumber);
    return subscription.plans
      .filter(({ returning }) => returning.createdDate !== null)
      .map((plan) => ({
        ...returnDetailsOf(subscription, plan, context.shop.today),
        ratePlanId: plan.id,
        carrier: plan.returning.carrierId,
      }));
  },
} satisfies Handlers<
  | 'createReturn'
  | 'createBundledReturn'
  | 'withdrawReturn'
  | 'getReturnAddress'
  | 'updateReturnAddress'
  | 'getReturnCarriers'
  | 'chooseReturnCarriers'
  | 'getReturnInfo'
  | 'getReturnDetails'
>;
