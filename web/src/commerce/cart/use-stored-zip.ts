import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { useStored } from '../../storage/use-stored.ts';
import { zipOf } from './estimated-zip.ts';

/** As `storedZip`; undefined until the browser has hydrated the page. */
export function useStoredZip(country: CountryCode): string | undefined {
  return zipOf(country, useStored('currentEstimatedZipCode'));
}
