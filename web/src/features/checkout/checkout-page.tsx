/** The checkout page. Without a bundle in the URL it opens the cart (docs/rules/checkout.md#coming-to-checkout). */

import { parseBundleNames } from '@perennial/shared/bundle-names';
import { Navigate, useSearchParams } from 'react-router-dom';
import { hasStoredLines } from '../../commerce/cart/cart-calls.ts';
import { keysToClearOnLeaving } from '../../commerce/cart/shopping-visit.ts';
import { useOnLeave } from '../../commerce/cart/use-on-leave.ts';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { removeStored } from '../../storage/browser-storage.ts';
import { useTranslation } from '../../texts/texts.ts';
import { useIsInBrowser } from '../../ui/in-browser.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Checkout } from './checkout.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

export default function CheckoutPage() {
  const { t } = useTranslation();
  const { languageQuery } = useSite();
  const isInBrowser = useIsInBrowser();
  const [query] = useSearchParams();
  const names = parseBundleNames(query.get('bundle'));

  useOnLeave((destination) => {
    removeStored(...keysToClearOnLeaving('checkout', destination));
  });

  if (names.length === 0) return <Navigate to={paths.cart({ language: languageQuery })} replace />;
  if (hasStoredLines(query) && !isInBrowser) {
    return (
      <>
        <PageTitle>{t('checkout.title')}</PageTitle>
        <CheckoutSkeleton />
      </>
    );
  }
  return <Checkout key={names.join(',')} names={names} />;
}
