/**
 * The stored values that are removed when a visitor enters or leaves cart or checkout
 * (docs/rules/cart.md#entering-and-leaving). `storage/forget-customer.ts` has those that an order or a sign-out
 * removes.
 */
import type { StorageName } from '../../storage/storage-keys.ts';

export type ShoppingPage = 'cart' | 'checkout';

type Entry = {
  /** The visit starts with this page. */
  readonly direct: boolean;
  /** The URL has `modified=true`: the stored values belong to this cart. */
  readonly modified: boolean;
};

type EntryRule = { readonly when: (entry: Entry) => boolean; readonly clears: readonly StorageName[] };

const onEntry: Readonly<Record<ShoppingPage, EntryRule>> = {
  cart: {
    when: ({ direct, modified }) => direct && !modified,
    clears: ['storedCartItems', 'bundlesWithPromotions', 'bundlesWithQuantity', 'commonPageTitle'],
  },
  checkout: {
    when: ({ modified }) => !modified,
    clears: ['storedCartItems', 'bundlesWithPromotions', 'bundlesWithQuantity', 'checkoutPageTitle'],
  },
};

type LeavingRule = { readonly keptFor: ShoppingPage; readonly clears: readonly StorageName[] };

const onLeaving: Readonly<Record<ShoppingPage, LeavingRule>> = {
  cart: { keptFor: 'checkout', clears: ['storedCartItems', 'commonPageTitle'] },
  checkout: { keptFor: 'cart', clears: ['storedCartItems', 'commonPageTitle'] },
};

export function keysToClearOnEntry(page: ShoppingPage, entry: Entry): readonly StorageName[] {
  const { when, clears } = onEntry[page];
  return when(entry) ? clears : [];
}

/** Whether a path, culture included, leads from cart to checkout or back. */
export function staysInShopping(page: ShoppingPage, destination: string): boolean {
  return destination.endsWith(`/${onLeaving[page].keptFor}`);
}

export function keysToClearOnLeaving(page: ShoppingPage, destination: string): readonly StorageName[] {
  return staysInShopping(page, destination) ? [] : onLeaving[page].clears;
}
