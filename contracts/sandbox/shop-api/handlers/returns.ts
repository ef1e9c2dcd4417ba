/** Return calls (docs/rules/cancel-and-return.md#return-request). */
import type { HandlerContext } from '../context.ts';
import { ShopError } from '../errors/shop-error.ts';
import { type Handlers, success } from '../handler.ts';
import { isCarrier, listCarriers } from '../returns/carriers.ts';
import { checkCarriersCome, findReturnAddress, saveReturnAddress } from '../returns/return-addresses.ts';
import { toReturnDetails, toReturnInfo } from '../returns/return-details.ts';
import { chooseCarrier, requirePlans, startBundledReturn, startReturn, withdrawReturn } from '../returns/returns.ts';
import { findOwnSubscription } from '../store/own-record.ts';
import type { PlanKind, Subscription } from '../store/subscription.ts';

/** Chooses the carrier of one plan; undefined changes nothing. Throws ShopError 400 for an unknown carrier. */
function withCarrier(
  subscription: Subscription,
  kind: PlanKind,
  carrier: string | undefined,
  { shop }: HandlerContext,
): Subscription {
  if (carrier === undefined) return subscription;
  if (!isCarrier(kind, carrier)) throw new ShopError(400, 'error.message.carrierIsInvalid', { carrier });
  return requirePlans(subscription, kind === 'device' ? 'TryBuy' : 'Replenishment').reduce(
    (current, plan) => chooseCarrier(current, plan, carrier, shop.today),
    subscription,
  );
}

export const returnHandlers = {
  createReturn: ({ query, body }, { shop, customer }) => {
    const subscription = findOwnSubscription(shop, customer(), query.subscriptionNumber);
    shop.subscriptions.put(startReturn(subscription, body.scope, { reason: body, today: shop.today }));
    return success;
  },

  createBundledReturn: ({ query, body }, { shop, customer }) => {
    const subscription = findOwnSubscription(shop, customer(), query.subscriptionNumber);
    shop.subscriptions.put(startBundledReturn(subscription, { reason: body, today: shop.today }));
    return success;
  },

  withdrawReturn: ({ query }, { shop, customer }) => {
    const subscription = findOwnSubscription(shop, customer(), query.subscriptionNumber);
    shop.subscriptions.put(withdrawReturn(subscription, query.scope, shop.today));
    return success;
  },

  getReturnAddress: (_, { customer }) => findReturnAddress(customer()),

  updateReturnAddress: ({ body }, { shop, market, customer }) => {
    requirePlans(findOwnSubscription(shop, customer(), body.subscriptionNumber), body.scope);
    saveReturnAddress(shop, customer(), body.address, market.country);
    return success;
  },

  getReturnCarriers: ({ query }, { shop, market, customer }) => {
    requirePlans(findOwnSubscription(shop, customer(), query.subscriptionNumber), query.scope);
    return listCarriers(query.scope, market.language);
  },

  chooseReturnCarriers: ({ body }, context) => {
    const { shop, customer } = context;
    const subscription = findOwnSubscription(shop, customer(), body.subscriptionNumber);
    checkCarriersCome(shop, customer());
    const withDevice = withCarrier(subscription, 'device', body.tryBuyCarrier, context);
    shop.subscriptions.put(withCarrier(withDevice, 'replenishment', body.replenishmentCarrier, context));
    return success;
  },

  getReturnInfo: ({ query }, { shop, customer }) =>
    toReturnInfo(findOwnSubscription(shop, customer(), query.subscriptionNumber), shop.today),

  getReturnDetails: ({ query }, { shop, customer }) => {
    const subscription = findOwnSubscription(shop, customer(), query.subscriptionNumber);
    return subscription.plans
      .filter(({ returning }) => returning.createdDate !== null)
      .map((plan) => ({
        ...toReturnDetails(subscription, plan, shop.today),
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
