/** Finds the language of the first page before it is rendered (docs/rules/markets.md#choosing-a-language). */
import type { Culture, CultureCode } from '@perennial/shared/cultures/cultures';
import { chosenLanguage, languageStorageName, searchInLanguage } from '../../i18n/language-choice.ts';
import { stripCulture } from '../../paths.ts';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { routeOf } from '../routing/match-route.ts';

type LanguageEntry = {
  readonly language: string;
  /** The browser is loading the page in the right language, so nothing is rendered. */
  readonly leaving: boolean;
};

/**
 * Reads the language from the URL and from storage, stores it and writes it into the URL. `served` is the language of
 * the texts in the page; if it differs, the page is loaded again, once.
 */
export function enterLanguage(
  culture: Culture & { readonly code: CultureCode },
  served: string | undefined,
): LanguageEntry {
  const { pathname, search, hash } = window.location;
  const name = languageStorageName(culture.code);
  const language = chosenLanguage(culture.languages, search, name && readStored(name));
  if (name) writeStored(name, language);

  if (routeOf(stripCulture(culture.code, pathname))?.foreignQuery) return { language, leaving: false };
  const query = searchInLanguage(culture.languages, search, language);
  if (query === search) return { language, leaving: false };

  const leaving = served !== undefined && served !== language;
  if (leaving) window.location.replace(pathname + query + hash);
  else window.history.replaceState(window.history.state, '', pathname + query + hash);
  return { language, leaving };
}
