/** Consent to recurring payments, sbeCompliance (specification 1, section 4; decision 23): a country is a row. */
import { forcedConsent } from '@perennial/shared/countries/cart-rules';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { Compliance } from '@perennial/shared/models/profile';

/** What holds for a customer; undefined where the customer still has to be asked. */
export function consentIn(country: CountryCode, answered: Compliance | null): Compliance | undefined {
  const forced = forcedConsent(country);
  if (forced) return forced;
  return answered === null || answered === 'NA' ? undefined : answered;
}
