/** Connects the cart store with the page: the browser storage and the URL follow the changes of the customer. */

import { parseBundleNames } from '@perennial/shared/bundle-names';
import type { Cart } from '@perennial/shared/models/cart';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { call } from '../../api/client.ts';
import { useFindPrefetched } from '../../api/prefetched-data.tsx';
import { hasStoredLines } from '../../commerce/cart/cart-calls.ts';
import {
  type CartLines,
  createLines,
  formatBundleNames,
  storedLines,
  storeLines,
  withCoupon,
} from '../../commerce/cart/cart-lines.ts';
import { itemsOf } from '../../commerce/cart/charges.ts';
import { storedZip } from '../../commerce/cart/estimated-zip.ts';
import { keysToClearOnEntry } from '../../commerce/cart/shopping-visit.ts';
import { useSite } from '../../i18n/site.tsx';
import { readStored, removeStored, writeStored } from '../../storage/browser-storage.ts';
import { readLastBundle, removeLastBundle, writeLastBundle } from '../../storage/last-bundle.ts';
import { isString, objectOf } from '../../storage/shape-guards.ts';
import { findPrefetchedCart } from './cart-prefetch.ts';
import type { CartState } from './cart-state.ts';
import { CartStore } from './cart-store.ts';

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
    return new CartStore({ lines, zipCode: answers?.zipCode }, call, answers);
  });
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const { cart, edited, lines, priced, problem, refusedZip, status } = state;

  useEffect(() => {
    void store.start(storedZip(culture.countryCode));
    return () => store.stop();
  }, [store, culture]);

  useEffect(() => {
    const reconnect = () => void store.reconnect();
    window.addEventListener('online', reconnect);
    return () => window.removeEventListener('online', reconnect);
  }, [store]);

  useEffect(() => {
    if (cart) writeLastBundle(formatBundleNames(priced.lines));
  }, [cart, priced]);

  // A bundle that does not exist must not be the default of the next visit.
  const isUnknownBundle = status === 'failed' && problem?.status === 404;
  useEffect(() => {
    if (isUnknownBundle) removeLastBundle();
  }, [isUnknownBundle]);

  useEffect(() => {
    if (cart) writeStored('bundlesInfor', withStoredTitles(toStoredBundles(cart, language)));
  }, [cart, language]);

  useEffect(() => {
    if (refusedZip !== undefined) removeStored('currentEstimatedZipCode');
  }, [refusedZip]);

  const changedCart = useCartKey(names);
  useEffect(() => {
    if (!edited) return;
    // The lines on screen, priced or not: a reload or another page in the meantime must not lose a change.
    storeLines(lines);
    writeLastBundle(formatBundleNames(lines));
    const changed = toChangedQuery(query, lines);
    if (changed.toString() === query.toString()) return;
    setQuery(changed, { replace: true, preventScrollReset: true, state: { changedCart } satisfies ChangedCart });
  }, [edited, lines, query, setQuery, changedCart]);

  return { store, state };
}

/** How many bundles keep their title. */
const STORED_TITLES = 20;

type StoredBundles = ReturnType<typeof toStoredBundles>;

/** Adds the bundles of earlier carts, so that one that is not sold any more can be told by its title. */
function withStoredTitles(shown: StoredBundles): StoredBundles {
  const isShown = ({ name }: StoredBundles[number]) => shown.some((bundle) => bundle.name === name);
  const earlier = (readStored('bundlesInfor') ?? []).filter((bundle) => !isShown(bundle));
  return [...shown, ...earlier].slice(0, STORED_TITLES);
}

function toStoredBundles(cart: Cart, language: string) {
  return itemsOf(cart).map(({ name, title, image }) => ({ name, title, image, language }));
}

/** With `modified=true` a reload keeps the changed items. The coupon is removed, because it is already one of the codes. */
function toChangedQuery(query: URLSearchParams, lines: CartLines): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.set('bundle', formatBundleNames(lines));
  changed.set('modified', 'true');
  changed.delete('coupon');
  return changed;
}
