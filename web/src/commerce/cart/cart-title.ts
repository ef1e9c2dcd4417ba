/** The title of the browser tab (docs/rules/cart.md#entering-and-leaving). */
import type { Cart } from '@perennial/shared/models/cart';
import { itemsOf } from './cart-charges.ts';

/** Returns the cart's page title, else that of its only bundle, else undefined. */
export function findPageTitle(cart: Pick<Cart, 'groups' | 'pageTitle'>): string | undefined {
  const [item, ...others] = itemsOf(cart);
  return cart.pageTitle || (others.length === 0 && item?.pageTitle) || undefined;
}
