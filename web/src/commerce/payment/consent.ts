/** Recurring-payment consent, `sbeCompliance`, by country (docs/rules/payments.md#consent). */
import { forcedConsent } from '@perennial/shared/cultures/forced-consent';
import type { Compliance } from '@perennial/shared/models/profile';

/** Returns the consent of a customer; undefined if the customer has to answer first. */
export function resolveConsent(country: string, answered: Compliance | null): Compliance | undefined {
  const known = forcedConsent[country] ?? answered ?? undefined;
  return known === 'NA' && !forcedConsent[country] ? undefined : known;
}
