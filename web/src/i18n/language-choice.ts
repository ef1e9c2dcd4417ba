/**
 * The choice between a culture's languages: where it is stored, and how a URL names it
 * (docs/rules/markets.md#choosing-a-language). URLs of a culture with one language name none.
 */
import type { CultureCode, MultilingualCultureCode } from '@perennial/shared/cultures/cultures';

const storageNames = { 'en-ca': 'canadaLanguage', 'nl-be': 'belgiumLanguage' } as const satisfies Record<
  MultilingualCultureCode,
  string
>;

type LanguageStorageName = (typeof storageNames)[keyof typeof storageNames];

/** Returns the storage key of a culture's language; undefined for a culture with one language. */
export function languageStorageName(culture: CultureCode): LanguageStorageName | undefined {
  const names: Partial<Record<CultureCode, LanguageStorageName>> = storageNames;
  return names[culture];
}

/** Returns the language of the query if the culture has it, else the stored one, else the culture's first. */
export function chooseLanguage(
  languages: readonly [string, ...string[]],
  search: string,
  stored: string | undefined,
): string {
  const candidates = [new URLSearchParams(search).get('language'), stored];
  const known = candidates.map((wish) => languages.find((language) => language.toLowerCase() === wish?.toLowerCase()));
  return known.find((language) => language !== undefined) ?? languages[0];
}

/** Returns the query with the language added or replaced; unchanged for a culture with one language. */
export function setLanguageQuery(languages: readonly string[], search: string, language: string): string {
  const query = new URLSearchParams(search);
  if (languages.length < 2 || query.get('language') === language) return search;
  query.set('language', language);
  return `?${query}`;
}
