/** The cart store of this visit, bound to the page: storage and the address follow what the person changes. */
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
import { readStored, removeStored, writeStored } from '../../storage/browser-storage.ts';
import { type CartState, CartStore } from './cart-store.ts';

/** The bundles of this page: those of its address, else the last ones looked at (specification 1, section 2.4). */
export function useBundleNames(): readonly string[] {
  const [query] = useSearchParams();
  const named = parseBundleNames(query.get('bundle'));
  return named.length > 0 ? named : parseBundleNames(readStored('lastBundle'));
}

/** The bundles must not change during the life of the component: key it by them. */
export function useCart(names: readonly string[]): { store: CartStore; state: CartState } {
  const { key } = useLocation();
  const { culture, language } = useSite();
  const [query, setQuery] = useSearchParams();
  const modified = query.get('modified') === 'true';

  const [store] = useState(() => {
    // The router calls the page that a visit begins with 'default'.
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
    if (cart) writeStored('lastBundle', formatBundleNames(priced.lines));
  }, [cart, priced]);

  // What the shop does not have is not what somebody looked at last.
  const unknown = problem?.status === 404;
  useEffect(() => {
    if (unknown) removeStored('lastBundle');
  }, [unknown]);

  useEffect(() => {
    if (cart) writeStored('bundlesInfor', storedBundles(cart, language));
  }, [cart, language]);

  const zipRefused = cart?.summary && priced.zipCode === undefined && storedZip(culture.countryCode) !== undefined;
  useEffect(() => {
    if (zipRefused) removeStored('currentEstimatedZipCode');
  }, [zipRefused]);

  useEffect(() => {
    if (!state.edited) return;
    writeStored('storedCartItems', priced.lines);
    writeStored('bundlesWithPromotions', priced.lines);
    if (!modified) setQuery(asModified, { replace: true, preventScrollReset: true });
  }, [state.edited, priced, modified, setQuery]);

  return { store, state };
}

function storedBundles(cart: Cart, language: string) {
  return itemsOf(cart).map(({ name, title, image }) => ({ name, title, image, language }));
}

/** A cart that was changed keeps its items when the page is loaded again; the link's code is among them. */
function asModified(query: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.set('modified', 'true');
  changed.delete('coupon');
  return changed;
}
