/** Checks the maximum quantities again, because a customer's running subscriptions count (docs/rules/checkout.md#quantity-check). */

import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/client.ts';
import { useFindPrefetched } from '../../api/prefetched-data.ts';
import { toLimitsInput } from '../../commerce/cart/cart-calls.ts';
import { type CartLines, formatBundleNames, isMaximumReached } from '../../commerce/cart/cart-lines.ts';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { useNotify } from '../../ui/notifications.tsx';

/** Opens the cart if a quantity is too high, or the account if the customer already has the maximum. */
export function useQuantityCheck(lines: CartLines, signedIn: boolean): void {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const navigate = useNavigate();
  const notify = useNotify();
  const findPrefetched = useFindPrefetched();
  const findLimits = useEffectEvent(() => findPrefetched('validateMaxQuantity', toLimitsInput(lines)));

  useEffect(() => {
    const checking = new AbortController();

    async function check(): Promise<void> {
      const { isValid, bundles } =
        findLimits() ?? (await call('validateMaxQuantity', toLimitsInput(lines), { signal: checking.signal }));
      if (isValid || checking.signal.aborted) return;
      if (signedIn && isMaximumReached(lines, bundles)) {
        notify('warning', t('checkout.maximumReached'));
        navigate(paths.account({ language }), { replace: true });
      } else {
        navigate(paths.cart({ bundle: formatBundleNames(lines), modified: 'true', language }), { replace: true });
      }
    }

    // A failed check does not block checkout: the shop API checks again when the order is placed.
    check().catch(() => undefined);
    return () => checking.abort();
  }, [lines, signedIn, language, navigate, notify, t]);
}
