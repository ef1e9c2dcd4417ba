/** Recurring-payment consent, `sbeCompliance`, by country (docs/rules/payments.md#consent). */

import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { forcedConsent } from '@perennial/shared/countries/recurring-consent';
import type { Compliance } from '@perennial/shared/models/profile';

/** Returns the consent of a customer; undefined if the customer has to answer first. */
export function resolveConsent(country: CountryCode, answered: Compliance | null): Compliance | undefined {
  const forced = forcedConsent(country);
  if (forced) return forced;
  return answered === null || answered === 'NA' ? undefined : answered;
}
