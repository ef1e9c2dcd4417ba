/** Consent to recurring payments by country. A table of its own, because the browser loads it with checkout. */
import type { CountryCode } from './country-codes.ts';

/**
 * Consent to recurring payments (sbeCompliance): customers are `asked`, or the contract gives it (`True`), or it does not
 * apply (`NA`) (docs/rules/payments.md#forced-consent).
 */
const recurringConsent: Readonly<Record<CountryCode, 'asked' | 'True' | 'NA'>> = {
  NL: 'asked',
  US: 'NA',
  CA: 'NA',
  PL: 'NA',
  CZ: 'asked',
  FR: 'asked',
  SE: 'asked',
  RO: 'asked',
  DE: 'asked',
  GB: 'asked',
  IT: 'True',
  ES: 'True',
  AT: 'True',
  BE: 'True',
};

/** Returns the fixed consent of all customers of a country; undefined if customers are asked. */
export function forcedConsent(country: CountryCode): 'True' | 'NA' | undefined {
  const consent = recurringConsent[country];
  return consent === 'asked' ? undefined : consent;
}
