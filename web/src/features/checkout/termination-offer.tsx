/** Where the law asks for it, checkout offers to terminate a contract, too (specification 1, section 2.5). */
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
