/** The languages of the sandbox: all for what the shop shows, English and French for the sandbox's own pages. */
import { cultures, type LanguageCode } from '@perennial/shared/cultures/cultures';

export type Language = LanguageCode;

// A language of a culture is one of `LanguageCode`, with its region.
const primaryOf = (tag: string) => tag.split('-')[0] as Language;

export const languages: readonly Language[] = [
  ...new Set(cultures.flatMap(({ languages: tags }) => tags.map(primaryOf))),
];

export const pageLanguages = ['en', 'fr'] as const satisfies readonly Language[];

export type PageLanguage = (typeof pageLanguages)[number];

/** Texts of a page, with the language that they are in. */
export type Localized<Texts> = Texts & { readonly language: PageLanguage };

/**
 * Returns the first requested language that the shop has, English otherwise. A request is a list of language tags,
 * separated by spaces or commas, as in `ui_locales` and `Accept-Language`.
 */
export function languageFrom(...requests: readonly (string | undefined)[]): Language {
  return findLanguage(languages, requests);
}

/** Returns the first requested language that the sandbox's own pages have, English otherwise. */
export function pageLanguageFrom(...requests: readonly (string | undefined)[]): PageLanguage {
  return findLanguage(pageLanguages, requests);
}

/** Returns the texts of a page in the first requested language that it has, in English otherwise. */
export function localize<Texts extends object>(
  texts: Readonly<Record<PageLanguage, Texts>>,
  ...requests: readonly (string | undefined)[]
): Localized<Texts> {
  const language = pageLanguageFrom(...requests);
  return { ...texts[language], language };
}

function findLanguage<L extends Language>(
  available: readonly L[],
  requests: readonly (string | undefined)[],
): L | 'en' {
  for (const tag of requests.flatMap((request) => request?.split(/[\s,]+/) ?? [])) {
    const primary = tag.split(/[-;_]/)[0]?.toLowerCase();
    const found = available.find((language) => language === primary);
    if (found) return found;
  }
  return 'en';
}
