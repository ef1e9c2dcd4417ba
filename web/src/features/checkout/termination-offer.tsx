/** The contract termination in checkout, in countries whose law requires it (docs/rules/checkout.md#termination-offer). */
import { lazy, Suspense } from 'react';
import { useSite } from '../../i18n/site.tsx';

const TerminationBlock = lazy(() => import('./termination-block.tsx'));

const countriesWithOffer: readonly string[] = ['DE'];

export function TerminationOffer() {
  const { culture } = useSite();
  if (!countriesWithOffer.includes(culture.countryCode)) return null;
  return (
    <Suspense fallback={null}>
      <TerminationBlock />
    </Suspense>
  );
}
