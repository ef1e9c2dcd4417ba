/** Consent to recurring payments, sbeCompliance (specification 1, section 4; decision 23): a country is a row. */
import type { Compliance } from '@perennial/shared/models/profile';

const forced: Readonly<Record<string, Compliance>> = {
  US: 'NA',
  CA: 'NA',
  PL: 'NA',
  AT: 'True',
  IT: 'True',
  BE: 'True',
  ES: 'True',
};

/** What holds for a customer; undefined where the customer still has to be asked. */
export function consentIn(country: string, answered: Compliance | null): Compliance | undefined {
  const known = forced[country] ?? answered ?? undefined;
  return known === 'NA' && !forced[country] ? undefined : known;
}
