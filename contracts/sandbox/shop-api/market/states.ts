/** Zip codes of US states: docs/rules/addresses.md#us-zip-check */
import { statesOfAmerica } from '@perennial/shared/address/regions';
import { findRegion } from './taxes.ts';

const sameText = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase();

/** Whether a zip code is in a state, given by its English name. Returns false for an unknown zip code or state. */
export function isZipOfState(zipCode: string, state: string): boolean {
  const known = statesOfAmerica.find(({ name }) => sameText(name, state));
  return known !== undefined && (findRegion('US', zipCode)?.codes.includes(known.code) ?? false);
}
