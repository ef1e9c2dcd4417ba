/** Cancellations of whole subscriptions by a customer (docs/rules/cancel-and-return.md#plain-cancellation). */

import type { HandlerContext } from '../context.ts';
import { ShopError } from '../errors/shop-error.ts';
import { type Handlers, success } from '../handler.ts';
import { cancelDevice, cancelInsured, cancelReplenishment } from '../returns/cancellations.ts';
import type { Leaving, Reason } from '../returns/returns.ts';
import { findOwnSubscription } from '../store/own-record.ts';
import { deviceOf, replenishmentOf, type Subscription } from '../store/subscription.ts';

type CancellationInput = { readonly params: { readonly n: string }; readonly body: Reason };

/** Returns the handler of a cancellation. It throws ShopError 400 for a subscription that the call is not for. */
function createCancellation(
  cancel: (subscription: Subscription, leaving: Leaving) => Subscription,
  isFor: (subscription: Subscription) => boolean,
) {
  return ({ params, body }: CancellationInput, { shop, customer }: HandlerContext) => {
    const subscription = findOwnSubscription(shop, customer(), params.n);
    if (!isFor(subscription)) throw new ShopError(400, 'error.message.cancellationIsNotPossible');
    shop.subscriptions.put(cancel(subscription, { reason: body, today: shop.today }));
    return success;
  };
}

export const cancellationHandlers = {
  cancelReplenishmentOnly: createCancellation(cancelReplenishment, (subscription) => !deviceOf(subscription)),
  cancelSubscription: createCancellation(cancelDevice, (subscription) => !replenishmentOf(subscription)),
  cancelInsurerSubscription: createCancellation(cancelInsured, () => true),
} satisfies Handlers<'cancelReplenishmentOnly' | 'cancelSubscription' | 'cancelInsurerSubscription'>;
