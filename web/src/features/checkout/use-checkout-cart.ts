/**
 * The cart of checkout: the lines from the cart page, priced for this customer
 * (docs/rules/checkout.md#coming-to-checkout).
 */
import type { Problem } from '@perennial/shared/errors/problem';
import type { Cart } from '@perennial/shared/models/cart';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { call } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { hasStoredLines, toCartInput } from '../../commerce/cart/cart-calls.ts';
import { type CartLines, createLines, formatBundleNames, storedLines } from '../../commerce/cart/cart-lines.ts';
import { useStoredZip } from '../../commerce/cart/estimated-zip.ts';
import { keysToClearOnEntry } from '../../commerce/cart/shopping-visit.ts';
import { findNamedBundles, nameUnsoldBundles } from '../../commerce/cart/unavailable-bundles.ts';
import { useSite } from '../../i18n/site.tsx';
import { removeStored } from '../../storage/browser-storage.ts';
import { writeLastBundle } from '../../storage/last-bundle.ts';
import { type CorrectedCart, correctCart } from './corrected-cart.ts';

export type CheckoutCart = CorrectedCart & {
  readonly cart: Cart | undefined;
  /** The totals are being calculated again. */
  readonly stale: boolean;
  readonly problem: Problem | undefined;
  /** Resolves when the shop has answered. */
  readonly reload: () => Promise<unknown>;
};

/**
 * Loads the cart, in the browser only if its lines are stored there. The bundles must not change while the component is
 * mounted: use them as its key.
 */
export function useCheckoutCart(names: readonly string[]): CheckoutCart {
  const { key } = useLocation();
  const { culture } = useSite();
  const { signedIn } = useSession();
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState<CorrectedCart>(() => {
    const modified = hasStoredLines(query);
    // The router's key of the first page of a visit is 'default'.
    removeStored(...keysToClearOnEntry('checkout', { direct: key === 'default', modified }));
    const lines = (modified && storedLines(names, modified)) || createLines(names, query.get('coupon'));
    return { lines, unsold: [], codeNotice: undefined };
  });
  const { lines } = chosen;
  // A customer's tax depends on the saved address, which may be in another place than the estimate.
  const zipOfVisitor = useStoredZip(culture.countryCode);
  const zipCode = signedIn ? undefined : zipOfVisitor;
  const { data, error, isValidating, mutate } = useCall('requestCart', toCartInput(lines, zipCode), {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  const problem = useNamedProblem(error?.problem, lines);

  // Before anything of the refusal is on screen: the next render requests the corrected cart.
  const corrected = problem && correctCart(chosen, problem);
  if (corrected) setChosen(corrected);

  useEffect(() => {
    if (data) writeLastBundle(formatBundleNames(lines));
  }, [data, lines]);

  return { ...chosen, cart: data, stale: isValidating, problem, reload: () => mutate() };
}

/**
 * Asks for each bundle alone if a refusal does not say which of several is not sold, and returns the problem with their
 * names.
 */
function useNamedProblem(problem: Problem | undefined, lines: CartLines): Problem | undefined {
  const isUnnamed = problem?.status === 404 && lines.length > 1 && findNamedBundles(lines, problem).length === 0;
  const { data } = useSWR(
    isUnnamed ? ['unsold bundles', lines] : null,
    () => problem && nameUnsoldBundles(problem, lines, call),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  return (isUnnamed && data) || problem;
}
