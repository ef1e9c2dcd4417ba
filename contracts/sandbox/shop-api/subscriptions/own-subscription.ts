/** The subscription that a call is about, if it belongs to whoever asks. */
import { ShopError } from '../errors/shop-error.ts';
import type { HandlerContext } from '../handler.ts';
import type { Subscription } from '../store/subscription.ts';

/** Throws 404 where there is no such subscription, 403 where it is another customer's, 401 without a customer. */
export function ownSubscription({ shop, customer }: HandlerContext, number: string): Subscription {
  const { id } = customer();
  const subscription = shop.subscriptions.byNumber(number);
  if (!subscription) throw new ShopError(404, 'error.message.subscriptionIsNotFound', { subscriptionNumber: number });
  if (subscription.customerId !== id) throw new ShopError(403, 'error.message.userIsNotBelongTo');
  return subscription;
}
