/** The address where returns are picked up (docs/rules/cancel-and-return.md#return-address). */
import { ShopError } from '../errors/shop-error.ts';
import { type Customer, type ReturnAddress, shippingAddressOf } from '../store/customers.ts';
import type { Shop } from '../store/shop.ts';

/** Returns the saved return address, else the shipping address. Throws ShopError 404 without both. */
export function findReturnAddress(customer: Customer): ReturnAddress {
  if (customer.returnAddress) return customer.returnAddress;
  const shipping = shippingAddressOf(customer);
  if (!shipping) throw new ShopError(404, 'error.message.returnAddressIsMissing');
  const { type: _, ...address } = shipping;
  return address;
}

/** Throws ShopError 400 for an address that the carriers refuse (docs/rules/shop-sandbox.md#conditions). */
export function checkCarriersCome({ conditions }: Pick<Shop, 'conditions'>, customer: Customer): void {
  if (conditions.get('carriers') === 'come to every address') return;
  const address = findReturnAddress(customer);
  const shipping = shippingAddressOf(customer);
  if (shipping && toPlace(shipping) !== toPlace(address)) return;
  throw new ShopError(400, 'error.message.returnAddressIsRefused', { zipCode: address.zipCode ?? '' });
}

/** Everything of an address except its type. */
function toPlace({ type: _, ...address }: ReturnAddress & { readonly type?: unknown }): string {
  const values = Object.entries(address).filter(([, value]) => value !== null && value !== '' && value !== undefined);
  return JSON.stringify(values.sort(([first], [second]) => first.localeCompare(second)));
}

/** Saves the address for all returns of a customer. Throws ShopError 400 for an address in another country. */
export function saveReturnAddress(shop: Shop, customer: Customer, address: ReturnAddress, country: string): void {
  if (address.countryCode !== country) {
    throw new ShopError(400, 'error.message.addressCountryIsWrong', { country });
  }
  shop.customers.update(customer.id, { returnAddress: address });
}
