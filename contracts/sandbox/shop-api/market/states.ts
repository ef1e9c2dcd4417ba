/** Zip codes of US states: docs/rules/addresses.md#us-zip-check */
import regions from '../../content/sources/regions.json' with { type: 'json' };
import { findRegion } from './taxes.ts';

const sameText = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase();

/** Whether a zip code is in a state, given by code or name. Returns false for an unknown zip code or state. */
export function isZipOfState(zipCode: string, state: string): boolean {
  const known = regions.US.find(({ code, name }) => sameText(code, state) || sameText(name, state));
  return known !== undefined && (findRegion('US', zipCode)?.codes.includes(known.code) ?? false);
}
