/** What a cart leaves in the browser, for a reload and for the next visit (docs/rules/cart.md#browser-storage). */
import type { Cart } from '@perennial/shared/models/cart';
import { itemsOf } from '../../commerce/cart/cart-charges.ts';
import { type CartLines, formatBundleNames, storeLines } from '../../commerce/cart/cart-lines.ts';
import { readStored, removeStored, writeStored } from '../../storage/browser-storage.ts';
import { removeLastBundle, writeLastBundle } from '../../storage/last-bundle.ts';

export type CartMemory = {
  /** Keeps the lines that the customer has chosen, priced or not: a reload or another page must not lose a change. */
  readonly keepLines: (lines: CartLines) => void;
  /** Keeps what the shop API has answered: the names of the lines, and titles and pictures. */
  readonly keepCart: (cart: Cart, lines: CartLines) => void;
  /** A bundle that does not exist must not be the default of the next visit. */
  readonly forgetBundles: () => void;
  /** Returns the postal code of the last estimate. */
  readonly readZip: () => string | undefined;
  /** Keeps a postal code for the next estimate; undefined forgets it. */
  readonly keepZip: (zipCode: string | undefined) => void;
};

/** `language` is that of the titles. */
export function createCartMemory(language: string): CartMemory {
  return {
    keepLines(lines) {
      storeLines(lines);
      writeLastBundle(formatBundleNames(lines));
    },
    keepCart(cart, lines) {
      writeLastBundle(formatBundleNames(lines));
      writeStored('bundlesInfor', withStoredTitles(toStoredBundles(cart, language)));
    },
    forgetBundles: removeLastBundle,
    readZip: () => readStored('currentEstimatedZipCode'),
    keepZip(zipCode) {
      if (zipCode === undefined) removeStored('currentEstimatedZipCode');
      else writeStored('currentEstimatedZipCode', zipCode);
    },
  };
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
