/** Cancellations of whole subscriptions by a customer (decision 16; specification 3, section 7). */
import { cancelDevice, cancelInsured, cancelReplenishment } from '../cancellations/cancellations.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { Handlers } from '../handler.ts';
import { deviceOf, replenishmentOf } from '../store/subscription.ts';
import { ownSubscription } from '../subscriptions/own-subscription.ts';

const done = { status: 'success' };

export const cancellationHandlers = {
  cancelReplenishmentOnly: ({ params, body }, context) => {
    const { shop } = context;
    const subscription = ownSubscription(context, params.n);
    if (deviceOf(subscription)) throw new ShopError(400, 'error.message.cancellationIsNotPossible');
    shop.subscriptions.put(cancelReplenishment(subscription, { reason: body, today: shop.today }));
    return done;
  },

  cancelSubscription: ({ params, body }, context) => {
    const { shop } = context;
    const subscription = ownSubscription(context, params.n);
    if (replenishmentOf(subscription)) throw new ShopError(400, 'error.message.cancellationIsNotPossible');
    shop.subscriptions.put(cancelDevice(subscription, { reason: body, today: shop.today }));
    return done;
  },

  cancelInsurerSubscription: ({ params, body }, context) => {
    const { shop } = context;
    const subscription = ownSubscription(context, params.n);
    shop.subscriptions.put(cancelInsured(subscription, { reason: body, today: shop.today }));
    return done;
  },
} satisfies Handlers<'cancelReplenishmentOnly' | 'cancelSubscription' | 'cancelInsurerSubscription'>;
