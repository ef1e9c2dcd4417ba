/** The content service: documents by type and id, a language each (specification 1, section 7). Failures are only logged. */
import { type CultureCode, cultureOf } from '@perennial/shared/cultures/cultures';
import { defaultCultureConfig } from '@perennial/shared/cultures/default-culture-config';
import type { BundleContent, ContentDocument, CultureConfig, Footer } from '@perennial/shared/models/content';
import { type Client, createClient } from '@prismicio/client';
import type { FastifyBaseLogger } from 'fastify';
import { ContentCache } from './content-cache.ts';
import { cultureConfigOf } from './culture-config.ts';
import { documentInLanguage } from './document-by-id.ts';
import { bundlesOf, footerOf, localizationOf } from './documents.ts';
import type { OnDropped } from './fields.ts';
import type { Localization } from './localization.ts';

/** A page waits for what was never answered before; people do not wait longer than two seconds. */
const TIMEOUT_MS = 1_500;

export type ContentService = {
  cultureConfig(culture: CultureCode, language: string): Promise<CultureConfig>;
  footer(culture: CultureCode, language: string): Promise<Footer>;
  /** The documents of all bundles by bundle name: a shop has few, and one question serves every page. */
  bundles(language: string): Promise<ReadonlyMap<string, BundleContent>>;
  /** A document in the language; null where there is none. */
  document(id: string, language: string): Promise<ContentDocument | null>;
  /** Words that replace the product's own. */
  localization(language: string): Promise<Localization>;
  /** Everything is asked for anew: an editor has published something. */
  forget(): void;
};

/** What a question is asked with. */
type Asking = { readonly client: Client; readonly signal: AbortSignal; readonly onDropped: OnDropped };

/** `address` is the repository's API address, which ends in /api/v2. */
export function createContentService(address: URL, log: FastifyBaseLogger): ContentService {
  const cache = new ContentCache();
  const openRepository = () =>
    createClient('perennial', { documentAPIEndpoint: address.href.replace(/\/$/, ''), fetch });
  let client: Client = openRepository();

  /** The library waits on its own where it is told to, so that the time is measured outside of it, too. */
  function kept<T>(key: string, load: (asking: Asking) => Promise<T>, fallback: T): Promise<T> {
    const onDropped: OnDropped = (field, reason) => log.warn({ key, field, reason }, 'content setting dropped');
    const loadInTime = () => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      return Promise.race([load({ client, signal, onDropped }), timeUp(signal)]);
    };
    return cache.get(key, loadInTime, fallback, (error) => log.warn({ err: error, key }, 'content service failed'));
  }

  return {
    cultureConfig: (culture, language) =>
      kept(
        `culture:${culture}:${language}`,
        async ({ client, signal, onDropped }) => {
          const document = await client.getByUID('culture', culture, inLanguage(language, signal));
          return cultureConfigOf(document, defaultCultureConfig(cultureOf(culture), language), onDropped);
        },
        defaultCultureConfig(cultureOf(culture), language),
      ),

    footer: (culture, language) =>
      kept(
        `footer:${culture}:${language}`,
        async ({ client, signal, onDropped }) =>
          footerOf(await client.getByUID('footer', culture, inLanguage(language, signal)), onDropped),
        emptyFooter(culture),
      ),

    localization: (language) =>
      kept<Localization>(
        `localization:${language}`,
        async ({ client, signal, onDropped }) =>
          localizationOf(await client.getSingle('localization', inLanguage(language, signal)), onDropped),
        {},
      ),

    bundles: (language) =>
      kept<ReadonlyMap<string, BundleContent>>(
        `bundles:${language}`,
        async ({ client, signal, onDropped }) =>
          bundlesOf(await client.getAllByType('bundle', inLanguage(language, signal)), onDropped),
        new Map(),
      ),

    document: (id, language) =>
      kept<ContentDocument | null>(
        `document:${id}:${language}`,
        ({ client, signal }) => documentInLanguage(client, id, language, signal),
        null,
      ),

    forget: () => {
      // The library keeps the repository's published state for a while: another one knows nothing yet.
      client = openRepository();
      cache.clear();
    },
  };
}

function inLanguage(language: string, signal: AbortSignal) {
  return { lang: language.toLowerCase(), fetchOptions: { signal } };
}

function timeUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
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
