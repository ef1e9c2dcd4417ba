/** The languages of the sandbox: those of the shop. */
import { cultures, type LanguageCode } from '@perennial/shared/cultures/cultures';

export type Language = LanguageCode;

// A language of a culture is one of `LanguageCode`, with its region.
const primaryOf = (tag: string) => tag.split('-')[0] as Language;

export const languages: readonly Language[] = [
  ...new Set(cultures.flatMap(({ languages: tags }) => tags.map(primaryOf))),
];

/** Returns the tags of a request: they are separated by spaces or commas, as in `ui_locales` and `Accept-Language`. */
function tagsOf(request: string | undefined): readonly string[] {
  return request?.split(/[\s,]+/).map((tag) => tag.replace(/;.*$/, '')) ?? [];
}

/** Returns the first requested tag whose language the shop has, such as `fr-CA`; `en` otherwise. */
export function languageTagFrom(...requests: readonly (string | undefined)[]): string {
  return requests.flatMap(tagsOf).find((tag) => findLanguage(tag) !== undefined) ?? 'en';
}

/** Returns the first requested language that the shop has, English otherwise. */
export function languageFrom(...requests: readonly (string | undefined)[]): Language {
  return findLanguage(languageTagFrom(...requests)) ?? 'en';
}

function findLanguage(tag: string): Language | undefined {
  const primary = tag.split(/[-_]/)[0]?.toLowerCase();
  return languages.find((language) => language === primary);
}
