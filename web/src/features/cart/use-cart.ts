/** The cart store of this visit, bound to the page: storage and the address follow what the person changes. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { call } from '../../api/client.ts';
import { bundleNames, bundleQuery, freshLines, rememberedLines } from '../../commerce/cart-lines.ts';
import { readStored, removeStored, writeStored } from '../../storage/browser-storage.ts';
import { type CartState, CartStore } from './cart-store.ts';

/** The bundles of this page: those of its address, else the last ones looked at (specification 1, section 2.4). */
export function useBundleNames(): readonly string[] {
  const [query] = useSearchParams();
  const named = bundleNames(query.get('bundle'));
  return named.length > 0 ? named : bundleNames(readStored('lastBundle'));
}

/** The bundles must not change during the life of the component: key it by them. */
export function useCart(names: readonly string[]): { store: CartStore; state: CartState } {
  const { key } = useLocation();
  const [query, setQuery] = useSearchParams();
  const modified = query.get('modified') === 'true';

  const [store] = useState(() => {
    // The router calls the page that a visit begins with 'default'.
    if (key === 'default' && !modified) removeStored('storedCartItems', 'bundlesWithPromotions');
    const lines = (modified && rememberedLines(names)) || freshLines(names, query.get('coupon'));
    return new CartStore(lines, call);
  });
  const state = useSyncExternalStore(store.subscribe, store.getState);

  useEffect(() => {
    void store.load();
    return () => store.stop();
  }, [store]);

  useEffect(() => {
    writeStored('lastBundle', bundleQuery(state.priced));
  }, [state.priced]);

  useEffect(() => {
    if (!state.edited) return;
    writeStored('storedCartItems', state.priced);
    writeStored('bundlesWithPromotions', state.priced);
    if (!modified) setQuery(asModified, { replace: true, preventScrollReset: true });
  }, [state.edited, state.priced, modified, setQuery]);

  return { store, state };
}

/** A cart that was changed keeps its items when the page is loaded again; the link's code is among them. */
function asModified(query: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.set('modified', 'true');
  changed.delete('coupon');
  return changed;
}
