/** The contract termination in checkout, in countries whose law requires it (docs/rules/checkout.md#termination-offer). */
import { findTraits } from '@perennial/shared/countries/traits';
import { lazy } from 'react';
import { useSite } from '../../i18n/site.tsx';
import { LoadedPart } from '../../ui/loaded-part.tsx';

const TerminationBlock = lazy(() => import('./termination-block.tsx'));

export function TerminationOffer() {
  const { culture } = useSite();
  if (!findTraits(culture.countryCode).offersTermination) return null;
  return (
    <LoadedPart>
      <TerminationBlock />
    </LoadedPart>
  );
}
