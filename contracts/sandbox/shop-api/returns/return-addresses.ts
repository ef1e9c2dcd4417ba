/** Where returns are fetched: where we ship to, until the customer names another place. */
import type { CallBody } from '@perennial/shared/catalogue/types';
import { ShopError } from '../errors/shop-error.ts';
import type { HandlerContext } from '../handler.ts';
import { type Customer, type ReturnAddress, shippingAddressOf } from '../store/customers.ts';

/** Throws 404 where no address is known at all. */
export function returnAddressOf(customer: Customer): ReturnAddress {
  if (customer.returnAddress) return customer.returnAddress;
  const shipping = shippingAddressOf(customer);
  if (!shipping) throw new ShopError(404, 'error.message.returnAddressIsMissing');
  const { type: _, ...address } = shipping;
  return address;
}

/** Keeps another place for all returns of the customer; carriers drive within the country alone. */
export function takeReturnAddress(
  address: CallBody<'updateReturnAddress'>['address'],
  { shop, market, customer }: HandlerContext,
): void {
  if (address.countryCode !== market.country) {
    throw new ShopError(400, 'error.message.addressCountryIsWrong', { country: market.country });
  }
  shop.customers.update(customer().id, { returnAddress: address });
}
