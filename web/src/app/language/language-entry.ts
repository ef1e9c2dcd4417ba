/** Finds the language of the first page before it is rendered (docs/rules/markets.md#choosing-a-language). */
import type { Culture, CultureCode } from '@perennial/shared/cultures/cultures';
import { chooseLanguage, languageStorageName, setLanguageQuery } from '../../i18n/language-choice.ts';
import { stripCulture } from '../../paths.ts';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { findRoute } from '../routing/match-route.ts';

type ResolvedLanguage = {
  readonly language: string;
  /** The browser is loading the page in the right language, so nothing is rendered. */
  readonly reloading: boolean;
};

/**
 * Reads the language from the URL and from storage, stores it and writes it into the URL. `served` is the language of
 * the texts in the page; if it differs, the page is loaded again, once.
 */
export function resolveLanguage(
  culture: Culture & { readonly code: CultureCode },
  served: string | undefined,
): ResolvedLanguage {
  const { pathname, search, hash } = window.location;
  const name = languageStorageName(culture.code);
  const language = chooseLanguage(culture.languages, search, name && readStored(name));
  if (name) writeStored(name, language);

  if (findRoute(stripCulture(culture.code, pathname))?.foreignQuery) return { language, reloading: false };
  const query = setLanguageQuery(culture.languages, search, language);
  if (query === search) return { language, reloading: false };

  const reloading = served !== undefined && served !== language;
  if (reloading) window.location.replace(pathname + query + hash);
  else window.history.replaceState(window.history.state, '', pathname + query + hash);
  return { language, reloading };
}
