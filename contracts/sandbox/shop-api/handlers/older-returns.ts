/** Return calls of older clients (docs/rules/cancel-and-return.md#calls-of-older-clients). */
import { type Handlers, success } from '../handler.ts';
import { findDefaultCarrier } from '../returns/carriers.ts';
import { findReturnAddress, saveReturnAddress } from '../returns/return-addresses.ts';
import { toReturnInfo } from '../returns/return-details.ts';
import { chooseCarrier, requirePlans, startReturn } from '../returns/returns.ts';
import { findOwnSubscription } from '../store/own-record.ts';

export const olderReturnHandlers = {
  // Older clients do not choose a carrier, so the default one picks the parcel up.
  returnSubscription: ({ params, body }, { shop, customer }) => {
    const { today } = shop;
    const subscription = findOwnSubscription(shop, customer(), params.n);
    const returning = startReturn(subscription, 'TryBuy', { reason: body, today });
    const withCarrier = requirePlans(returning, 'TryBuy').reduce(
      (current, plan) => chooseCarrier(current, plan, findDefaultCarrier('device'), today),
      returning,
    );
    shop.subscriptions.put(withCarrier);
    return success;
  },

  getSubscriptionReturnAddress: ({ params }, { shop, customer }) => {
    findOwnSubscription(shop, customer(), params.n);
    return findReturnAddress(customer());
  },

  updateSubscriptionReturnAddress: ({ body }, { shop, market, customer }) => {
    findOwnSubscription(shop, customer(), body.subscriptionNumber);
    saveReturnAddress(shop, customer(), body.address, market.country);
    return success;
  },

  getSubscriptionReturnDetail: ({ params }, { shop, customer }) =>
    toReturnInfo(findOwnSubscription(shop, customer(), params.n), shop.today),
} satisfies Handlers<
  | 'returnSubscription'
  | 'getSubscriptionReturnAddress'
  | 'updateSubscriptionReturnAddress'
  | 'getSubscriptionReturnDetail'
>;
