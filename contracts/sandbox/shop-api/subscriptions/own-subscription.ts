/** The subscription of a call. */
import { ShopError } from '../errors/shop-error.ts';
import { requireOwn } from '../store/own-record.ts';
import type { Shop } from '../store/shop.ts';
import type { Subscription } from '../store/subscription.ts';

/** Returns a customer's subscription. Throws ShopError 404 for an unknown one, 403 for another customer's. */
export function findOwnSubscription(shop: Shop, customer: { readonly id: string }, number: string): Subscription {
  const missing = new ShopError(404, 'error.message.subscriptionIsNotFound', { subscriptionNumber: number });
  return requireOwn(shop.subscriptions.byNumber(number), customer, missing);
}
