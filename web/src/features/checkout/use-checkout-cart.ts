/** The cart of checkout: the lines from the cart page, priced for this customer (docs/rules/checkout.md#coming-to-checkout). */
import type { Problem } from '@perennial/shared/errors/problem';
import type { Cart } from '@perennial/shared/models/cart';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { call } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { hasStoredLines, toCartInput } from '../../commerce/cart/cart-calls.ts';
import {
  type CartLines,
  createLines,
  dropRefusedCodes,
  formatBundleNames,
  hasCodes,
  storedLines,
  withoutCodes,
} from '../../commerce/cart/cart-lines.ts';
import { keysToClearOnEntry } from '../../commerce/cart/shopping-visit.ts';
import {
  findNamedBundles,
  leavesOthers,
  nameUnsoldBundles,
  withoutNamed,
} from '../../commerce/cart/unavailable-bundles.ts';
import { useStoredZip } from '../../commerce/cart/use-stored-zip.ts';
import { useSite } from '../../i18n/site.tsx';
import { removeStored } from '../../storage/browser-storage.ts';
import { writeLastBundle } from '../../storage/last-bundle.ts';

export type CheckoutCart = {
  readonly lines: CartLines;
  readonly cart: Cart | undefined;
  /** The totals are being calculated again. */
  readonly stale: boolean;
  readonly problem: Problem | undefined;
  /** Names of the bundles that left the cart because they are not sold. */
  readonly unsold: readonly string[];
  /** Why a discount code was dropped. */
  readonly codeNotice: string | undefined;
  readonly reload: () => void;
};

/** Loads the cart, in the browser only if its lines are stored there. The bundles must not change while the component is mounted: use them as its key. */
export function useCheckoutCart(names: readonly string[]): CheckoutCart {
  const { key } = useLocation();
  const { culture } = useSite();
  const { signedIn } = useSession();
  const [query] = useSearchParams();
  const [lines, setLines] = useState(() => {
    const modified = hasStoredLines(query);
    // The router's key of the first page of a visit is 'default'.
    removeStored(...keysToClearOnEntry('checkout', { direct: key === 'default', modified }));
    return (modified && storedLines(names, modified)) || createLines(names, query.get('coupon'));
  });
  // A customer's tax depends on the saved address, which may be in another place than the estimate.
  const zipOfVisitor = useStoredZip(culture.countryCode);
  const zipCode = signedIn ? undefined : zipOfVisitor;
  const { data, error, isValidating, mutate } = useCall('requestCart', toCartInput(lines, zipCode), {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  const problem = error?.problem;
  const [codeNotice, setCodeNotice] = useState<string>();
  const dropCodes =
    (problem?.action === 'reload-cart-without-promotions' || problem?.action === 'show-cart') && hasCodes(lines);

  // As in the cart: the cart is requested again without the refused codes (docs/rules/cart.md#refused-carts).
  useEffect(() => {
    if (!problem || !dropCodes) return;
    const kept = dropRefusedCodes(lines, problem);
    setLines(problem.action === 'show-cart' ? kept.lines : withoutCodes);
    if (problem.action === 'show-cart') setCodeNotice(kept.text);
  }, [problem, dropCodes, lines]);

  const [unsold, setUnsold] = useState<readonly string[]>([]);
  const mayBeUnsold = problem?.status === 404 && lines.length > 1;

  // As in the cart: a bundle that is not sold must not cost the others.
  useEffect(() => {
    if (!problem || !mayBeUnsold) return;
    const stopped = new AbortController();
    void dropUnsold(problem, stopped.signal);
    return () => stopped.abort();

    async function dropUnsold(refusal: Problem, signal: AbortSignal): Promise<void> {
      const named = await nameUnsoldBundles(refusal, lines, call, signal);
      if (signal.aborted || !leavesOthers(lines, named)) return;
      setUnsold((before) => [...findNamedBundles(lines, named), ...before]);
      setLines(withoutNamed(lines, named));
    }
  }, [problem, mayBeUnsold, lines]);

  useEffect(() => {
    if (data) writeLastBundle(formatBundleNames(lines));
  }, [data, lines]);

  return {
    lines,
    cart: data,
    stale: isValidating,
    problem: dropCodes ? undefined : problem,
    unsold,
    codeNotice,
    reload: () => void mutate(),
  };
}
