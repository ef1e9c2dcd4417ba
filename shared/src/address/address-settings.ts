/** The address settings of a site, from its culture document (docs/rules/content.md#country-rows). */
import type { CountryConfig, CultureConfig, Region } from '../models/content.ts';
import type { StoredAddress } from '../models/profile.ts';

/** What is used of a regular expression. */
export type Pattern = Pick<RegExp, 'source' | 'test'>;

export type AddressSettings = {
  /** States, provinces or counties; empty if the site has no list. */
  readonly states: readonly Region[];
  /** The states of the billing address, if they differ; else empty. */
  readonly billingStates: readonly Region[];
  /** The street mode; null for the country's default (docs/rules/addresses.md#street-and-number-modes). */
  readonly fieldMode: number | null;
  /** Replaces the pattern of the country. */
  readonly zipCodePattern: Pattern | null;
  readonly houseNumberPatterns: readonly Pattern[];
  /** The cities to choose from, by state code; a state without a list has no entry. */
  readonly cities: CultureConfig['cities'];
};

/** The settings of a site without a culture document: the product's rules apply. */
export const defaultAddressSettings: AddressSettings = {
  states: [],
  billingStates: [],
  fieldMode: null,
  zipCodePattern: null,
  houseNumberPatterns: [],
  cities: {},
};

/** Returns the address settings of a country in a culture configuration. */
export function addressSettings(
  { countries, states, cities }: Pick<CultureConfig, 'countries' | 'states' | 'cities'>,
  countryCode: string,
): AddressSettings {
  const country: CountryConfig | undefined = countries.find(({ code }) => code === countryCode);
  if (!country) return { ...defaultAddressSettings, states, cities };
  return {
    states: country.states.length > 0 ? country.states : states,
    billingStates: country.statesDuplicate,
    fieldMode: country.fieldMode,
    zipCodePattern: wholeText(country.zipCodePattern),
    houseNumberPatterns: country.houseNumberPatterns.flatMap((pattern) => wholeText(pattern) ?? []),
    cities,
  };
}

/** Returns the pattern for a whole text; null for an invalid pattern, so that the country's pattern applies. */
function wholeText(pattern: string | null): RegExp | null {
  if (pattern === null || pattern === '') return null;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return null;
  }
}

type Street = Partial<Pick<StoredAddress, 'addition' | 'street' | 'line1'>>;

/** Returns the street mode of the form that an address was typed in; undefined without a street. */
export function streetModeOf({ addition, street, line1 }: Street): number | undefined {
  if (street) return 3;
  if (addition) return 1;
  return line1 ? 0 : undefined;
}
