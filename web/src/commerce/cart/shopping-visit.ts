/**
 * The stored values that are removed when a visitor enters or leaves cart or checkout
 * (docs/rules/cart.md#entering-and-leaving). `storage/shopping-memory.ts` has those that an order or a sign-out
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

type EntryRule = { readonly when: (entry: Entry) => boolean; readonly forgets: readonly StorageName[] };

const onEntry: Readonly<Record<ShoppingPage, EntryRule>> = {
  cart: {
    when: ({ direct, modified }) => direct && !modified,
    forgets: ['storedCartItems', 'bundlesWithPromotions', 'commonPageTitle'],
  },
  checkout: {
    when: ({ modified }) => !modified,
    forgets: ['storedCartItems', 'bundlesWithPromotions', 'bundlesWithQuantity'],
  },
};

type LeavingRule = { readonly keptFor: ShoppingPage; readonly forgets: readonly StorageName[] };

const onLeaving: Readonly<Record<ShoppingPage, LeavingRule>> = {
  cart: { keptFor: 'checkout', forgets: ['storedCartItems', 'commonPageTitle'] },
  checkout: { keptFor: 'cart', forgets: ['storedCartItems', 'commonPageTitle'] },
};

export function forgottenOnEntry(page: ShoppingPage, entry: Entry): readonly StorageName[] {
  const { when, forgets } = onEntry[page];
  return when(entry) ? forgets : [];
}

/** Whether a path, culture included, leads from cart to checkout or back. */
export function staysShopping(page: ShoppingPage, destination: string): boolean {
  return destination.endsWith(`/${onLeaving[page].keptFor}`);
}

export function forgottenOnLeaving(page: ShoppingPage, destination: string): readonly StorageName[] {
  return staysShopping(page, destination) ? [] : onLeaving[page].forgets;
}
