/** The address of a page that search engines may list. Rule: docs/rules/content.md#search-engines */
import { cultureOf, cultures } from '@perennial/shared/cultures/cultures';
import type { Site } from '../http/site.ts';

/** A page of every site: its path without the culture, and its bundle if it is the page of one. */
export type PageName = { readonly path: string; readonly bundle?: string };

/** Every site, in the order of the cultures. */
export const allSites: readonly Site[] = cultures.flatMap(({ code, languages }) =>
  languages.map((language) => ({ culture: code, language })),
);

/** Returns the URL of a page at a site. The default language of a culture has no query. */
export function toAddress(origin: string, { path, bundle }: PageName, { culture, language }: Site): string {
  const query = new URLSearchParams();
  if (bundle !== undefined) query.set('bundle', bundle);
  if (cultureOf(culture).languages[0] !== language) query.set('language', language);
  return `${origin}/${culture}${path}${query.size > 0 ? `?${query}` : ''}`;
}
