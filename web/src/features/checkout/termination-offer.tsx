/** The contract termination in checkout, in countries whose law requires it (docs/rules/checkout.md#termination-offer). */
import { findTraits } from '@perennial/shared/countries/traits';
import { lazy, Suspense } from 'react';
import { useSite } from '../../i18n/site.tsx';

const TerminationBlock = lazy(() => import('./termination-block.tsx'));

export function TerminationOffer() {
  const { culture } = useSite();
  if (!findTraits(culture.countryCode).offersTermination) return null;
  return (
    <Suspense fallback={null}>
      <TerminationBlock />
    </Suspense>
  );
}
