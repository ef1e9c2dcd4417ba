/** The states of the US, by code or by name as a form may tell them (specification 2, section 5). */
import regions from '../../content/sources/regions.json' with { type: 'json' };
import { regionOfZip } from './taxes.ts';

const sameText = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase();

/** Whether a zip code lies in a state; false also for a zip code or a state that does not exist. */
export function isZipOfState(zipCode: string, state: string): boolean {
  const known = regions.US.find(({ code, name }) => sameText(code, state) || sameText(name, state));
  return known !== undefined && (regionOfZip('US', zipCode)?.codes.includes(known.code) ?? false);
}
