/** What a site's configuration says of its country's addresses (specification 1, section 3.1: culture config). */
import type { CountryConfig, CultureConfig, Region } from '../models/content.ts';

/** What a text is held against; the BFF brings ones that give up in time. */
export type Pattern = Pick<RegExp, 'source' | 'test'>;

export type AddressSettings = {
  /** States, provinces or counties; empty where the site brings none. */
  readonly states: readonly Region[];
  /** The states to choose from in a billing address, where they are others. */
  readonly billingStates: readonly Region[];
  /** How street and house number are asked for; null where the country's own way holds. */
  readonly fieldMode: number | null;
  /** Patterns of the site's own; they win over the product's. */
  readonly zipCodePattern: Pattern | null;
  readonly houseNumberPatterns: readonly Pattern[];
};

/** Nothing is known but the product's own rules. */
export const defaultAddressSettings: AddressSettings = {
  states: [],
  billingStates: [],
  fieldMode: null,
  zipCodePattern: null,
  houseNumberPatterns: [],
};

export function addressSettings(
  { countries, states }: Pick<CultureConfig, 'countries' | 'states'>,
  countryCode: string,
): AddressSettings {
  const country: CountryConfig | undefined = countries.find(({ code }) => code === countryCode);
  if (!country) return { ...defaultAddressSettings, states };
  return {
    states: country.states.length > 0 ? country.states : states,
    billingStates: country.statesDuplicate,
    fieldMode: country.fieldMode,
    zipCodePattern: wholeText(country.zipCodePattern),
    houseNumberPatterns: country.houseNumberPatterns.flatMap((pattern) => wholeText(pattern) ?? []),
  };
}

/** A pattern of the whole text; null where an editor wrote one that is none, so that the product's own holds. */
function wholeText(pattern: string | null): RegExp | null {
  if (pattern === null || pattern === '') return null;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return null;
  }
}
