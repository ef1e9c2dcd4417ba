/** Which pages search engines may list, and what their heads say of them (docs/rules/content.md#search-engines). */

import type { Boot } from '@perennial/shared/boot';
import { parseBundleNames } from '@perennial/shared/bundle-names';
import { cultureOf, cultures } from '@perennial/shared/cultures/cultures';
import { pagePaths } from '@perennial/shared/page-paths';
import type { Site } from '../http/request-culture.ts';
import type { SellingSite } from './bundle-sites.ts';
import { findShownItem, type ShownItem } from './cart-answer.ts';

/** A page of every site: its path without the culture, and its bundle if it is the page of one. */
type PageName = { readonly path: string; readonly bundle?: string };

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

/** The pages that are the same for every visitor, apart from those of bundles. */
export const publicPaths = [pagePaths.contractCancel] as const;

export type ListedPage = PageName & {
  readonly title: string;
  readonly description: string;
  /** As the shop API or the content service names it. */
  readonly picture: string | null;
  /** The sites that list the page, this one included. */
  readonly sites: readonly Site[];
  /** The bundle with its prices; undefined if the page came without them. */
  readonly item?: ShownItem | undefined;
};

/** Returns the name of a page that may be listed. The page of a bundle is the cart with this bundle alone. */
export function toPageName(path: string, query: URLSearchParams): PageName | undefined {
  const known = publicPaths.find((one) => one === path);
  if (known) return { path: known };
  const [bundle, ...others] = path === pagePaths.cart ? parseBundleNames(query.get('bundle')) : [];
  return bundle !== undefined && others.length === 0 ? { path, bundle } : undefined;
}

type Found = { readonly name: PageName; readonly boot: Boot; readonly sellers: readonly SellingSite[] };

/**
 * Returns what the head of a page says; undefined for the page of a bundle that this site does not sell, or of one that
 * neither the shop API nor the content service knows.
 */
export function findListedPage({ name, boot, sellers }: Found): ListedPage | undefined {
  const { bundle } = name;
  if (bundle === undefined) return listDeclaration(name, boot);
  if (boot.markets.ordering === 'closed') return undefined;
  const here = { culture: boot.culture, language: boot.language };
  const document = sellers.find(({ culture, language }) => culture === here.culture && language === here.language);
  const item = findShownItem(boot.prefetched, bundle);
  const title = item?.title || document?.content.title;
  if (!title) return undefined;
  return {
    ...name,
    title,
    description: item?.description || document?.content.description || boot.texts.shell.description,
    picture: item?.image || document?.content.image || null,
    sites: document ? sellers : [here, ...sellers],
    item,
  };
}

/** The form that ends a contract is open in every market. */
function listDeclaration(name: PageName, { texts }: Boot): ListedPage {
  return {
    ...name,
    title: texts.termination.terminate,
    description: texts.declaration?.description ?? texts.shell.description,
    picture: null,
    sites: allSites,
  };
}
