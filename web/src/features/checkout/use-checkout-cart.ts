/** The cart of checkout: the lines from the cart page, priced for this customer (docs/rules/checkout.md#coming-to-checkout). */
import type { Problem } from '@perennial/shared/errors/problem';
import type { Cart } from '@perennial/shared/models/cart';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import {
  type CartLines,
  createLines,
  formatBundleNames,
  hasCodes,
  storedLines,
  toBundles,
  withoutCodes,
} from '../../commerce/cart/cart-lines.ts';
import { storedZip } from '../../commerce/cart/estimated-zip.ts';
import { keysToClearOnEntry } from '../../commerce/cart/shopping-visit.ts';
import { useSite } from '../../i18n/site.tsx';
import { removeStored } from '../../storage/browser-storage.ts';
import { writeLastBundle } from '../../storage/last-bundle.ts';

export type CheckoutCart = {
  readonly lines: CartLines;
  readonly cart: Cart | undefined;
  /** The totals are being calculated again. */
  readonly stale: boolean;
  readonly problem: Problem | undefined;
  readonly reload: () => void;
};

/** Loads the cart. The bundles must not change while the component is mounted: use them as its key. */
export function useCheckoutCart(names: readonly string[]): CheckoutCart {
  const { key } = useLocation();
  const { culture } = useSite();
  const { signedIn } = useSession();
  const [query] = useSearchParams();
  const [lines, setLines] = useState(() => {
    const modified = query.get('modified') === 'true';
    // The router's key of the first page of a visit is 'default'.
    removeStored(...keysToClearOnEntry('checkout', { direct: key === 'default', modified }));
    return (modified && storedLines(names)) || createLines(names, query.get('coupon'));
  });
  // A customer's tax depends on the saved address, which may be in another place than the estimate.
  const zipCode = signedIn ? undefined : storedZip(culture.countryCode);
  const { data, error, isValidating, mutate } = useCall(
    'requestCart',
    { body: { bundles: toBundles(lines), excludePrice: false, ...(zipCode && { zipCode }) } },
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  const problem = error?.problem;
  const dropCodes = problem?.action === 'reload-cart-without-promotions' && hasCodes(lines);

  useEffect(() => {
    if (dropCodes) setLines(withoutCodes);
  }, [dropCodes]);

  useEffect(() => {
    if (data) writeLastBundle(formatBundleNames(lines));
  }, [data, lines]);

  return {
    lines,
    cart: data,
    stale: isValidating,
    problem: dropCodes ? undefined : problem,
    reload: () => void mutate(),
  };
}
