/** The tax rate of a customer. */
import type { Market } from '../market/market.ts';
import { findTaxRate } from '../market/taxes.ts';
import { type Customer, shippingAddressOf } from '../store/customers.ts';

/** Returns the rate at the shipping address; 0 if prices include tax or the address is unknown. */
export function customerTaxRate(customer: Customer, { country }: Pick<Market, 'country'>): number {
  const zipCode = shippingAddressOf(customer)?.zipCode;
  return zipCode ? (findTaxRate(country, zipCode) ?? 0) : 0;
}
