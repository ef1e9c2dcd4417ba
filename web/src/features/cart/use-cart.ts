/** The store of the cart page: what it begins with, and the URL that follows the changes of the customer. */

import { parseBundleNames } from '@perennial/shared/bundle-names';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { track } from '../../analytics/track.ts';
import { call } from '../../api/client.ts';
import { useFindPrefetched } from '../../api/prefetched-data.ts';
import { hasStoredLines } from '../../commerce/cart/cart-calls.ts';
import {
  type CartLines,
  createLines,
  formatBundleNames,
  storedLines,
  withCoupon,
} from '../../commerce/cart/cart-lines.ts';
import { storedZip } from '../../commerce/cart/estimated-zip.ts';
import { keysToClearOnEntry } from '../../commerce/cart/shopping-visit.ts';
import { useSite } from '../../i18n/site.tsx';
import { useStore } from '../../state/use-store.ts';
import { removeStored } from '../../storage/browser-storage.ts';
import { readLastBundle } from '../../storage/last-bundle.ts';
import { isString, objectOf } from '../../storage/shape-guards.ts';
import { createCartMemory } from './cart-memory.ts';
import { findPrefetchedCart } from './cart-prefetch.ts';
import type { CartState } from './cart-state.ts';
import { type CartStore, createCartStore } from './cart-store.ts';

/** Returns the bundle names of the URL, else those of the last cart (docs/rules/cart.md#bundle-names). */
export function useBundleNames(): readonly string[] {
  const [query] = useSearchParams();
  // Read once, because the cart itself writes it when a bundle is removed.
  const [lastBundle] = useState(readLastBundle);
  const named = parseBundleNames(query.get('bundle'));
  return named.length > 0 ? named : parseBundleNames(lastBundle);
}

/** Returns a key that stays the same while the customer changes a cart, and differs for another cart. */
export function useCartKey(names: readonly string[]): string {
  const { state } = useLocation();
  return isChangedCart(state) ? state.changedCart : names.join(',');
}

/** The state of a history entry whose URL the cart has changed: the key of the cart that it was opened with. */
type ChangedCart = { readonly changedCart: string };

const isChangedCart = objectOf<ChangedCart>({ changedCart: isString });

/** Creates the store and loads the cart. Use `useCartKey` as the component's key: another cart needs another store. */
export function useCart(names: readonly string[]): { store: CartStore; state: CartState } {
  const { key } = useLocation();
  const { culture, language } = useSite();
  const [query, setQuery] = useSearchParams();
  const modified = hasStoredLines(query);

  const findPrefetched = useFindPrefetched();

  const [store] = useState(() => {
    const coupon = query.get('coupon');
    const answers = modified
      ? undefined
      : findPrefetchedCart(findPrefetched, createLines(names, coupon), culture.countryCode);
    // The router's key of the first page of a visit is 'default', but not after a reload.
    const forgotten = keysToClearOnEntry('cart', { direct: key === 'default' || answers !== undefined, modified });
    removeStored(...forgotten);
    const kept = forgotten.length === 0 ? storedLines(names, modified) : undefined;
    const lines = withCoupon(kept ?? createLines(names), coupon);
    return createCartStore(
      { lines, zipCode: answers?.zipCode },
      { call, memory: createCartMemory(language), track },
      answers,
    );
  });
  const state = useStore(store);
  const { edited, lines } = state;

  useEffect(() => {
    const reconnect = () => void store.reconnect();
    void store.start(storedZip(culture.countryCode));
    window.addEventListener('online', reconnect);
    return () => {
      store.stop();
      window.removeEventListener('online', reconnect);
    };
  }, [store, culture]);

  // The URL is that of a changed cart also when a link has changed it: the press alone is not enough.
  const changedCart = useCartKey(names);
  useEffect(() => {
    const changed = edited ? toChangedQuery(query, lines) : query;
    if (changed.toString() === query.toString()) return;
    setQuery(changed, { replace: true, preventScrollReset: true, state: { changedCart } satisfies ChangedCart });
  }, [edited, lines, query, setQuery, changedCart]);

  return { store, state };
}

/** With `modified=true` a reload keeps the changed items. The coupon is removed, because it is already one of the codes. */
function toChangedQuery(query: URLSearchParams, lines: CartLines): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.set('bundle', formatBundleNames(lines));
  changed.set('modified', 'true');
  changed.delete('coupon');
  return changed;
}
