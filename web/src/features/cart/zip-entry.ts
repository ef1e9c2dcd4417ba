/** Validation of the postal code in the estimated-tax widget (docs/rules/cart.md#estimated-tax). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { formatPostalCode, isPostalCode } from '@perennial/shared/validation/postal-code';

type ZipEntry = { readonly zipCode: string } | { readonly fault: 'required' | 'invalid' };

/** Returns the postal code in the country's written form, or the reason why the text is not a postal code. */
export function parseZipEntry(country: CountryCode, typed: string): ZipEntry {
  const zipCode = formatPostalCode(country, typed);
  if (zipCode === '') return { fault: 'required' };
  return isPostalCode(country, zipCode) ? { zipCode } : { fault: 'invalid' };
}
