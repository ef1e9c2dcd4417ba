/** Returns as older clients ask for them; no screen uses these calls (decision 15; specification 3, section 7). */

import type { Handlers } from '../handler.ts';
import { usualCarrier } from '../returns/carriers.ts';
import { returnAddressOf, takeReturnAddress } from '../returns/return-addresses.ts';
import { returnInfoOf } from '../returns/return-rules.ts';
import { chooseCarrier, requirePlans, startReturn } from '../returns/returns.ts';
import { ownSubscription } from '../subscriptions/own-subscription.ts';

const done = { status: 'success' };

export const olderClientHandlers = {
  /** Older clients know of no carriers: the usual one comes. */
  returnSubscription: ({ params, body }, context) => {
    const { shop } = context;
    const { today } = shop;
    const subscription = ownSubscription(context, params.n);
    const returning = startReturn(subscription, 'TryBuy', { reason: body, today });
    const fetched = requirePlans(returning, 'TryBuy').reduce(
      (current, plan) => chooseCarrier(current, plan, usualCarrier('device'), today),
      returning,
    );
    shop.subscriptions.put(fetched);
    return done;
  },

  getSubscriptionReturnAddress: ({ params }, context) => {
    ownSubscription(context, params.n);
    return returnAddressOf(context.customer());
  },

  updateSubscriptionReturnAddress: ({ body }, context) => {
    ownSubscription(context, body.subscriptionNumber);
    takeReturnAddress(body.address, context);
    return done;
  },

  getSubscriptionReturnDetail: ({ params }, context) =>
    returnInfoOf(ownSubscription(context, params.n), context.shop.today),
} satisfies Handlers<
  | 'returnSubscription'
  | 'getSubscriptionReturnAddress'
  | 'updateSubscriptionReturnAddress'
  | 'getSubscriptionReturnDetail'
>;
