/** What the tab says: the cart's own title, else that of its only bundle (specification 1, section 3.2). */
import type { Cart } from '@perennial/shared/models/cart';
import { itemsOf } from '../../commerce/cart/charges.ts';

export function pageTitleOf(cart: Pick<Cart, 'groups' | 'pageTitle'>): string | undefined {
  const [item, ...others] = itemsOf(cart);
  return cart.pageTitle || (others.length === 0 && item?.pageTitle) || undefined;
}
