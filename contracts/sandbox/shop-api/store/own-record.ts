/** Access of customers to their own records. */
import { ShopError } from '../errors/shop-error.ts';

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
