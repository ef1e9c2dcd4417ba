/** Sales tax. Canada and the United States add it to the price; elsewhere prices include it. */

import { statesOfAmerica } from '@perennial/shared/address/regions';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { isTaxedCountry, type TaxedCountry } from '@perennial/shared/countries/sales-tax';

type Region = { readonly codes: readonly string[]; readonly rate: number };

/** Provinces or territories and their combined rate, by the first letter of a Canadian postal code. */
const canadaByLetter: Readonly<Record<string, Region>> = {
  A: { codes: ['NL'], rate: 0.15 },
  B: { codes: ['NS'], rate: 0.14 },
  C: { codes: ['PE'], rate: 0.15 },
  E: { codes: ['NB'], rate: 0.15 },
  G: { codes: ['QC'], rate: 0.14975 },
  H: { codes: ['QC'], rate: 0.14975 },
  J: { codes: ['QC'], rate: 0.14975 },
  K: { codes: ['ON'], rate: 0.13 },
  L: { codes: ['ON'], rate: 0.13 },
  M: { codes: ['ON'], rate: 0.13 },
  N: { codes: ['ON'], rate: 0.13 },
  P: { codes: ['ON'], rate: 0.13 },
  R: { codes: ['MB'], rate: 0.12 },
  S: { codes: ['SK'], rate: 0.11 },
  T: { codes: ['AB'], rate: 0.05 },
  V: { codes: ['BC'], rate: 0.12 },
  X: { codes: ['NT', 'NU'], rate: 0.05 },
  Y: { codes: ['YT'], rate: 0.05 },
};

/** First and last three-digit zip prefix, code and state rate of each state. */
const unitedStates: readonly (readonly [first: number, last: number, code: string, rate: number])[] = [
  [5, 5, 'NY', 0.04],
  [10, 27, 'MA', 0.0625],
  [28, 29, 'RI', 0.07],
  [30, 38, 'NH', 0],
  [39, 49, 'ME', 0.055],
  [50, 59, 'VT', 0.06],
  [60, 69, 'CT', 0.0635],
  [70, 89, 'NJ', 0.06625],
  [100, 149, 'NY', 0.04],
  [150, 196, 'PA', 0.06],
  [197, 199, 'DE', 0],
  [200, 205, 'DC', 0.06],
  [206, 219, 'MD', 0.06],
  [220, 246, 'VA', 0.053],
  [247, 268, 'WV', 0.06],
  [270, 289, 'NC', 0.0475],
  [290, 299, 'SC', 0.06],
  [300, 319, 'GA', 0.04],
  [320, 349, 'FL', 0.06],
  [350, 369, 'AL', 0.04],
  [370, 385, 'TN', 0.07],
  [386, 397, 'MS', 0.07],
  [398, 399, 'GA', 0.04],
  [400, 427, 'KY', 0.06],
  [430, 459, 'OH', 0.0575],
  [460, 479, 'IN', 0.07],
  [480, 499, 'MI', 0.06],
  [500, 528, 'IA', 0.06],
  [530, 549, 'WI', 0.05],
  [550, 567, 'MN', 0.06875],
  [570, 577, 'SD', 0.042],
  [580, 588, 'ND', 0.05],
  [590, 599, 'MT', 0],
  [600, 629, 'IL', 0.0625],
  [630, 658, 'MO', 0.04225],
  [660, 679, 'KS', 0.065],
  [680, 693, 'NE', 0.055],
  [700, 714, 'LA', 0.05],
  [716, 729, 'AR', 0.065],
  [730, 749, 'OK', 0.045],
  [750, 799, 'TX', 0.0625],
  [800, 816, 'CO', 0.029],
  [820, 831, 'WY', 0.04],
  [832, 838, 'ID', 0.06],
  [840, 847, 'UT', 0.0485],
  [850, 865, 'AZ', 0.056],
  [870, 884, 'NM', 0.04875],
  [885, 885, 'TX', 0.0625],
  [889, 898, 'NV', 0.0685],
  [900, 961, 'CA', 0.0725],
  [967, 968, 'HI', 0.04],
  [970, 979, 'OR', 0],
  [980, 994, 'WA', 0.065],
  [995, 999, 'AK', 0],
];

const zipForms: Readonly<Record<TaxedCountry, RegExp>> = {
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  US: /^\d{5}(-\d{4})?$/,
};

/** Returns the region of a postal code; undefined for a postal code that does not exist. */
export function findRegion(country: TaxedCountry, zipCode: string): Region | undefined {
  const zip = zipCode.trim().toUpperCase();
  if (!zipForms[country].test(zip)) return undefined;
  if (country === 'CA') return canadaByLetter[zip.charAt(0)];
  const prefix = Number(zip.slice(0, 3));
  const row = unitedStates.find(([first, last]) => prefix >= first && prefix <= last);
  return row && { codes: [row[2]], rate: row[3] };
}

/**
 * Returns the tax rate that is added to prices at a postal code, for example 0.13; 0 in countries whose prices include
 * tax. Undefined for a postal code that does not exist, or that is not in the state if one is given.
 */
export function findTaxRate(country: CountryCode, zipCode: string, stateCode?: string): number | undefined {
  if (!isTaxedCountry(country)) return 0;
  const region = findRegion(country, zipCode);
  return stateCode === undefined || region?.codes.includes(stateCode) ? region?.rate : undefined;
}

const sameText = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase();

/** Whether a zip code is in a state, given by its English name. Returns false for an unknown zip code or state. */
export function isZipOfState(zipCode: string, state: string): boolean {
  const known = statesOfAmerica.find(({ name }) => sameText(name, state));
  return known !== undefined && (findRegion('US', zipCode)?.codes.includes(known.code) ?? false);
}
