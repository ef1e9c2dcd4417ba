/** Consent to recurring payments, sbeCompliance (specification 1, section 4; decision 23): a country is a row. */
import { forcedConsent } from '@perennial/shared/cultures/forced-consent';
import type { Compliance } from '@perennial/shared/models/profile';

/** What holds for a customer; undefined where the customer still has to be asked. */
export function consentIn(country: string, answered: Compliance | null): Compliance | undefined {
  const known = forcedConsent[country] ?? answered ?? undefined;
  return known === 'NA' && !forcedConsent[country] ? undefined : known;
}
