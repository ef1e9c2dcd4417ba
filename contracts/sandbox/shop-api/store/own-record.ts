/** Access of customers to their own records. */
import { ShopError } from '../errors/shop-error.ts';
import type { Shop } from './shop.ts';
import type { Subscription } from './subscription.ts';

/** Returns the record. Throws `missing` without a record, ShopError 403 if it belongs to another customer. */
export function requireOwn<R extends { readonly customerId: string }>(
  record: R | undefined,
  customer: { readonly id: string },
  missing: ShopError,
): R {
  if (!record) throw missing;
  if (record.customerId !== customer.id) throw new ShopError(403, 'error.message.userIsNotBelongTo');
  return record;
}

/** Returns a customer's subscription. Throws ShopError 404 for an unknown one, 403 for another customer's. */
export function findOwnSubscription(shop: Shop, customer: { readonly id: string }, number: string): Subscription {
  const missing = new ShopError(404, 'error.message.subscriptionIsNotFound', { subscriptionNumber: number });
  return requireOwn(shop.subscriptions.byNumber(number), customer, missing);
}
