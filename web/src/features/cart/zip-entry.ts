/** What the estimated-tax widget takes for a postal code (specification 1, section 5). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { formatPostalCode, isPostalCode } from '@perennial/shared/validation/postal-code';

type ZipEntry = { readonly zipCode: string } | { readonly fault: 'required' | 'invalid' };

/** What was typed, in the country's written form (decision 8), or why it is no postal code. */
export function zipEntry(country: CountryCode, typed: string): ZipEntry {
  const zipCode = formatPostalCode(country, typed);
  if (zipCode === '') return { fault: 'required' };
  return isPostalCode(country, zipCode) ? { zipCode } : { fault: 'invalid' };
}
