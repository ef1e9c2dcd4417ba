/**
 * The choice between a culture's languages: where it is kept, and how an address says it (specification 1, section
 * 2.3). A culture with one language has nothing to choose, and its addresses say nothing.
 */
import type { CultureCode } from '@perennial/shared/cultures/cultures';

const storageNames = { 'en-ca': 'canadaLanguage', 'nl-be': 'belgiumLanguage' } as const satisfies Partial<
  Record<CultureCode, string>
>;

type LanguageStorageName = (typeof storageNames)[keyof typeof storageNames];

/** The key of browser storage that keeps the language chosen in a culture; undefined where there is no choice. */
export function languageStorageName(culture: CultureCode): LanguageStorageName | undefined {
  const names: Partial<Record<CultureCode, LanguageStorageName>> = storageNames;
  return names[culture];
}

/** The language to show: the query's where the culture has it, else the stored one, else the culture's first. */
export function chosenLanguage(
  languages: readonly [string, ...string[]],
  search: string,
  stored: string | undefined,
): string {
  const wishes = [new URLSearchParams(search).get('language'), stored];
  const known = wishes.map((wish) => languages.find((language) => language.toLowerCase() === wish?.toLowerCase()));
  return known.find((language) => language !== undefined) ?? languages[0];
}

/** The query that says the language, with all else that it said; unchanged where the culture has one language. */
export function searchInLanguage(languages: readonly string[], search: string, language: string): string {
  const query = new URLSearchParams(search);
  if (languages.length < 2 || query.get('language') === language) return search;
  query.set('language', language);
  return `?${query}`;
}
