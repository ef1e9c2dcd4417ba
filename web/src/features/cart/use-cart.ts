/** Connects the cart store with the page: the browser storage and the URL follow the changes of the customer. */
import type { Cart } from '@perennial/shared/models/cart';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { call } from '../../api/client.ts';
import {
  createLines,
  formatBundleNames,
  parseBundleNames,
  storedLines,
  withCoupon,
} from '../../commerce/cart/cart-lines.ts';
import { itemsOf } from '../../commerce/cart/charges.ts';
import { storedZip } from '../../commerce/cart/estimated-zip.ts';
import { keysToClearOnEntry } from '../../commerce/cart/shopping-visit.ts';
import { useSite } from '../../i18n/site.tsx';
import { removeStored, writeStored } from '../../storage/browser-storage.ts';
import { readLastBundle, removeLastBundle, writeLastBundle } from '../../storage/last-bundle.ts';
import { type CartState, CartStore } from './cart-store.ts';

/** Returns the bundle names of the URL, else those of the last cart (docs/rules/cart.md#bundle-names). */
export function useBundleNames(): readonly string[] {
  const [query] = useSearchParams();
  const named = parseBundleNames(query.get('bundle'));
  return named.length > 0 ? named : parseBundleNames(readLastBundle());
}

/** Creates the store and loads the cart. The bundles must not change while the component is mounted: use them as its key. */
export function useCart(names: readonly string[]): { store: CartStore; state: CartState } {
  const { key } = useLocation();
  const { culture, language } = useSite();
  const [query, setQuery] = useSearchParams();
  const modified = query.get('modified') === 'true';

  const [store] = useState(() => {
    // The router's key of the first page of a visit is 'default'.
    const forgotten = keysToClearOnEntry('cart', { direct: key === 'default', modified });
    removeStored(...forgotten);
    const kept = forgotten.length === 0 ? storedLines(names) : undefined;
    const lines = withCoupon(kept ?? createLines(names), query.get('coupon'));
    return new CartStore({ lines, zipCode: storedZip(culture.countryCode) }, call);
  });
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const { cart, priced, problem } = state;

  useEffect(() => {
    void store.load();
    return () => store.stop();
  }, [store]);

  useEffect(() => {
    if (cart) writeLastBundle(formatBundleNames(priced.lines));
  }, [cart, priced]);

  // A bundle that does not exist must not be the default of the next visit.
  const isUnknownBundle = problem?.status === 404;
  useEffect(() => {
    if (isUnknownBundle) removeLastBundle();
  }, [isUnknownBundle]);

  useEffect(() => {
    if (cart) writeStored('bundlesInfor', toStoredBundles(cart, language));
  }, [cart, language]);

  const isZipRefused = cart?.summary && priced.zipCode === undefined && storedZip(culture.countryCode) !== undefined;
  useEffect(() => {
    if (isZipRefused) removeStored('currentEstimatedZipCode');
  }, [isZipRefused]);

  useEffect(() => {
    if (!state.edited) return;
    writeStored('storedCartItems', priced.lines);
    writeStored('bundlesWithPromotions', priced.lines);
    if (!modified) setQuery(toModifiedQuery, { replace: true, preventScrollReset: true });
  }, [state.edited, priced, modified, setQuery]);

  return { store, state };
}

function toStoredBundles(cart: Cart, language: string) {
  return itemsOf(cart).map(({ name, title, image }) => ({ name, title, image, language }));
}

/** With `modified=true` a reload keeps the changed items. The coupon is removed, because it is already one of the codes. */
function toModifiedQuery(query: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.set('modified', 'true');
  changed.delete('coupon');
  return changed;
}
