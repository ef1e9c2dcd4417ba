/** The content service: documents by type and id, a language each (specification 1, section 7). Failures are only logged. */
import { type CultureCode, cultureOf } from '@perennial/shared/cultures/cultures';
import type { BundleContent, CultureConfig, Footer } from '@perennial/shared/models/content';
import { type Client, createClient } from '@prismicio/client';
import type { FastifyBaseLogger } from 'fastify';
import { ContentCache } from './content-cache.ts';
import { bundleContentOf, cultureConfigOf, footerOf, localizationOf } from './documents.ts';
import type { Localization } from './localization.ts';

const TIMEOUT_MS = 2_000;

export type ContentService = {
  cultureConfig(culture: CultureCode, language: string): Promise<CultureConfig>;
  footer(culture: CultureCode, language: string): Promise<Footer>;
  /** The documents of all bundles by bundle name: a shop has few, and one question serves every page. */
  bundles(language: string): Promise<ReadonlyMap<string, BundleContent>>;
  /** Words that replace the product's own. */
  localization(language: string): Promise<Localization>;
  /** Everything is asked for anew: an editor has published something. */
  forget(): void;
};

/** `address` is the repository's API address, which ends in /api/v2. */
export function createContentService(address: URL, log: FastifyBaseLogger): ContentService {
  const cache = new ContentCache();
  const client: Client = createClient('perennial', {
    documentAPIEndpoint: address.href.replace(/\/$/, ''),
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  });

  function kept<T>(key: string, load: () => Promise<T>, fallback: T): Promise<T> {
    return cache.get(key, load, fallback, (error) => log.warn({ err: error, key }, 'content service failed'));
  }

  return {
    cultureConfig: (culture, language) =>
      kept(
        `culture:${culture}:${language}`,
        async () =>
          cultureConfigOf(
            await client.getByUID('culture', culture, {
              lang: language.toLowerCase(),
            }),
          ),
        { deliveryTime: null, states: [], cities: {} },
      ),

    footer: (culture, language) =>
      kept(
        `footer:${culture}:${language}`,
        async () =>
          footerOf(
            await client.getByUID('footer', culture, {
              lang: language.toLowerCase(),
            }),
          ),
        emptyFooter(culture),
      ),

    localization: (language) =>
      kept<Localization>(
        `localization:${language}`,
        async () => localizationOf(await client.getSingle('localization', { lang: language.toLowerCase() })),
        {},
      ),

    forget: () => cache.clear(),

    bundles: (language) =>
      kept<ReadonlyMap<string, BundleContent>>(
        `bundles:${language}`,
        async () => {
          const documents = await client.getAllByType('bundle', { lang: language.toLowerCase() });
          const bundles = documents.map(bundleContentOf);
          return new Map(bundles.map((bundle) => [bundle.bundleName, bundle]));
        },
        new Map(),
      ),
  };
}

function emptyFooter(culture: CultureCode): Footer {
  const { name, site } = cultureOf(culture);
  return {
    bottomLinks: [],
    socialLinks: [],
    copyright: '',
    countryLabel: name,
    siteLabel: site,
  };
}
