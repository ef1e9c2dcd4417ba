/** The client of the content service. Its failures are only logged (docs/rules/content.md#outage). */
import { brand, siteName } from '@perennial/shared/brand/brand';
import { type CultureCode, cultureOf } from '@perennial/shared/cultures/cultures';
import { defaultCultureConfig } from '@perennial/shared/cultures/default-culture-config';
import type { BundleContent, ContentDocument, CultureConfig, Footer } from '@perennial/shared/models/content';
import { type Client, createClient } from '@prismicio/client';
import type { FastifyBaseLogger } from 'fastify';
import { noteResponse, noteUnsent } from '../http/failed-requests.ts';
import { measureFetch } from '../http/measured-fetch.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { ContentCache } from './content-cache.ts';
import { parseCultureConfig } from './culture-config.ts';
import { findDocumentById } from './document-by-id.ts';
import { parseBundles, parseFooter, parseLocalization } from './documents.ts';
import type { OnDropped } from './fields.ts';
import type { Localization } from './localization.ts';

/** A page waits this long for a document that was never read. Customers accept about two seconds for a page. */
const TIMEOUT_MS = 1_500;

/** No method throws. Each returns the last good document, or the product's default. */
export type ContentService = {
  cultureConfig(culture: CultureCode, language: string): Promise<CultureConfig>;
  footer(culture: CultureCode, language: string): Promise<Footer>;
  /** Returns all bundle documents by bundle name. A shop has few bundles, so one request serves every page. */
  bundles(language: string): Promise<ReadonlyMap<string, BundleContent>>;
  /** Returns a document in the language; null if there is none. */
  document(id: string, language: string): Promise<ContentDocument | null>;
  /** Returns the texts that replace the product's own, by key. */
  localization(language: string): Promise<Localization>;
  /** Makes all cached documents stale, because an editor has published a change. */
  invalidate(): void;
};

type LoadContext = { readonly client: Client; readonly signal: AbortSignal; readonly onDropped: OnDropped };

type Options = {
  readonly metrics?: Metrics;
  /** Called when a document has changed, or may have: what was made of it is old. */
  readonly onChange?: () => void;
};

/** Creates a client. `url` is the API URL of the repository, which ends in /api/v2. */
export function createContentService(
  url: URL,
  log: FastifyBaseLogger,
  { metrics = noMetrics, onChange = () => {} }: Options = {},
): ContentService {
  // Every page needs the settings. Visitors choose the ids of documents, so these have a cache of their own, and a
  // document that is read for the first time is not a change.
  const settings = new ContentCache({ metrics, onChange });
  const documents = new ContentCache({ metrics });
  const documentAPIEndpoint = url.href.replace(/\/$/, '');
  const measured = measureFetch((requested, _options, outcome, seconds) =>
    metrics.contentRequest(isSearch(requested) ? 'documents' : 'repository', outcome, seconds),
  );
  const noted = async (requested: string, options?: RequestInit): Promise<Response> => {
    const sent = {
      setting: 'CONTENT_API_URL',
      request: isSearch(requested) ? 'documents' : 'repository',
      url: requested,
    } as const;
    const response = await measured(requested, options).catch((error) => {
      noteUnsent(error, sent);
      throw error;
    });
    // The library tries again after a status 429.
    if (sent.request === 'documents' || response.ok || response.status === 429) return response;
    await noteResponse(response, sent);
    throw new Error('The content repository does not say what it has', { cause: response });
  };
  const openRepository = () => createClient('perennial', { documentAPIEndpoint, fetch: noted });
  let client: Client = openRepository();

  function cached<T>(
    key: string,
    load: (context: LoadContext) => Promise<T>,
    fallback: T,
    cache = settings,
  ): Promise<T> {
    const onDropped: OnDropped = (field, reason) => log.warn({ key, field, reason }, 'content field dropped');
    const loadInTime = () => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      // The library waits and retries after a status 429. The signal does not stop its waiting, so the race does.
      return Promise.race([load({ client, signal, onDropped }), rejectOnAbort(signal)]);
    };
    return cache.get(key, loadInTime, fallback, (error) => log.warn({ err: error, key }, 'content request failed'));
  }

  return {
    cultureConfig: (culture, language) =>
      cached(
        `culture:${culture}:${language}`,
        async ({ client, signal, onDropped }) => {
          const document = await client.getByUID('culture', culture, queryOptions(language, signal));
          return parseCultureConfig(document, defaultCultureConfig(cultureOf(culture), language), onDropped);
        },
        defaultCultureConfig(cultureOf(culture), language),
      ),

    footer: (culture, language) =>
      cached(
        `footer:${culture}:${language}`,
        async ({ client, signal, onDropped }) =>
          parseFooter(await client.getByUID('footer', culture, queryOptions(language, signal)), onDropped),
        defaultFooter(culture),
      ),

    localization: (language) =>
      cached<Localization>(
        `localization:${language}`,
        async ({ client, signal, onDropped }) =>
          parseLocalization(await client.getSingle('localization', queryOptions(language, signal)), onDropped),
        {},
      ),

    bundles: (language) =>
      cached<ReadonlyMap<string, BundleContent>>(
        `bundles:${language}`,
        async ({ client, signal, onDropped }) =>
          parseBundles(await client.getAllByType('bundle', queryOptions(language, signal)), onDropped),
        new Map(),
      ),

    document: (id, language) =>
      cached<ContentDocument | null>(
        `document:${id}:${language}`,
        ({ client, signal }) => findDocumentById(client, id, language, signal),
        null,
        documents,
      ),

    invalidate: () => {
      // A client caches the published version of the repository. A new client reads it again.
      client = openRepository();
      settings.invalidate();
      documents.invalidate();
      onChange();
    },
  };
}

/** Documents are searched; the repository itself says which version of them is published. */
function isSearch(url: string): boolean {
  return new URL(url).pathname.endsWith('/documents/search');
}

function queryOptions(language: string, signal: AbortSignal) {
  return { lang: language.toLowerCase(), fetchOptions: { signal } };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

function defaultFooter(culture: CultureCode): Footer {
  const row = cultureOf(culture);
  return {
    bottomLinks: [],
    socialLinks: [...brand.socialLinks],
    copyright: brand.legalName && `© ${brand.legalName}`,
    countryLabel: row.name,
    siteLabel: siteName(row),
  };
}

/** Returns the item with the content of its bundle; null if there is none. */
export function withContent<T extends { bundleName: string }>(item: T, contents: ReadonlyMap<string, BundleContent>) {
  return { ...item, content: contents.get(item.bundleName) ?? null };
}
