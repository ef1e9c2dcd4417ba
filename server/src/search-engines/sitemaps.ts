/** The sitemaps: one for each culture, and their index (https://www.sitemaps.org) (docs/rules/content.md#sitemaps). */

import { type CultureCode, cultureCodes } from '@perennial/shared/cultures/cultures';
import { pagePaths } from '@perennial/shared/page-paths';
import { escapeHtml } from '../http/html-text.ts';
import type { BundleSites } from './bundle-sites.ts';
import { allSites, publicPaths, toAddress } from './listed-page.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Returns the index of the sitemaps, as XML. */
export function writeSitemapIndex(origin: string): string {
  const entries = cultureCodes.map((code) => `<sitemap><loc>${origin}/${code}/sitemap.xml</loc></sitemap>`);
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`;
}

/** Returns the sitemap of a culture, as XML: its public pages and the bundles that it sells, in each language. */
export async function writeSitemap(
  origin: string,
  culture: CultureCode,
  bundleSites: Pick<BundleSites, 'bundlesOf'>,
): Promise<string> {
  const pages = allSites
    .filter((site) => site.culture === culture)
    .flatMap((site) => publicPaths.map((path) => toAddress(origin, { path }, site)));
  const bundles = (await bundleSites.bundlesOf(culture)).flatMap(({ bundles: names, ...site }) =>
    names.map((bundle) => toAddress(origin, { path: pagePaths.cart, bundle }, site)),
  );
  const entries = [...pages, ...bundles].map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`);
  return `${DECLARATION}<urlset xmlns="${NAMESPACE}">${entries.join('')}</urlset>`;
}
