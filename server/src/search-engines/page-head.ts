/** The head of a page for search engines and social networks (docs/rules/content.md#search-engines). */
import type { Boot } from '@perennial/shared/boot';
import { defaultCultureCode } from '@perennial/shared/cultures/cultures';
import { escapeHtml, inlineJson } from '../http/html-text.ts';
import type { BundleSites } from './bundle-sites.ts';
import { findListedPage, type ListedPage, toAddress, toPageName } from './listed-page.ts';
import { toStructuredData } from './structured-data.ts';

type PageHead = {
  /** The elements, as HTML: title, description, addresses, tags of social networks, structured data. */
  readonly html: string;
  /** Whether search engines may list the page. */
  readonly isListed: boolean;
};

type Page = {
  readonly boot: Boot;
  /** Whether the page does not exist. */
  readonly isMissing: boolean;
  /** The title of the page as it was rendered. */
  readonly title?: string | undefined;
};

/** Asks what the head needs of the content service, and returns the function that writes the head of the page. */
export type StartHead = (path: string, query: URLSearchParams) => (page: Page) => Promise<PageHead>;

type Options = {
  /** The origin of the shop. */
  readonly origin: string;
  readonly bundleSites: Pick<BundleSites, 'sellersOf'>;
};

/** `path` is without its culture. The content service is asked while the page is rendered. */
export function createStartHead({ origin, bundleSites }: Options): StartHead {
  return (path, query) => {
    const name = toPageName(path, query);
    const findingSellers = name?.bundle === undefined ? Promise.resolve([]) : bundleSites.sellersOf(name.bundle);
    return async ({ boot, isMissing, title: renderedTitle }) => {
      const { shell, notFound } = boot.texts;
      const sellers = await findingSellers;
      const listed = isMissing || !name ? undefined : findListedPage({ name, boot, sellers });
      if (listed) return { html: writeListed(origin, listed, boot, renderedTitle), isListed: true };
      const title = renderedTitle ?? (isMissing ? `${notFound.title} · ${shell.brand}` : shell.brand);
      return { html: `${titleElement(title)}<meta name="robots" content="noindex">`, isListed: false };
    };
  };
}

function writeListed(origin: string, listed: ListedPage, boot: Boot, renderedTitle: string | undefined): string {
  const { title, description, sites, item } = listed;
  const { brand } = boot.texts.shell;
  const address = toAddress(origin, listed, boot);
  const picture = toPictureUrl(listed.picture, origin);
  const product = item && toStructuredData({ item, address, picture, brand });
  return [
    titleElement(renderedTitle ?? `${title} · ${brand}`),
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...alternates(origin, listed, sites),
    meta('property', 'og:type', listed.bundle === undefined ? 'website' : 'product'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', boot.language.replace('-', '_')),
    ...(picture ? [meta('property', 'og:image', picture), meta('property', 'og:image:alt', title)] : []),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    ...(picture ? [meta('name', 'twitter:image', picture)] : []),
    // A data block: browsers never run it, so the content security policy asks for no nonce.
    ...(product ? [`<script type="application/ld+json">${inlineJson(product)}</script>`] : []),
  ].join('');
}

/** The same page on the other sites; `x-default` for a visitor with none of their languages. */
function alternates(origin: string, listed: ListedPage, sites: ListedPage['sites']): string[] {
  const link = (hreflang: string, site: ListedPage['sites'][number]) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(toAddress(origin, listed, site))}">`;
  const fallback = sites.find(({ culture }) => culture === defaultCultureCode) ?? sites[0];
  return [...sites.map((site) => link(site.language, site)), ...(fallback ? [link('x-default', fallback)] : [])];
}

/** Social networks accept absolute web URLs only. */
function toPictureUrl(picture: string | null, origin: string): string | undefined {
  if (!picture || !URL.canParse(picture, origin)) return undefined;
  const { protocol, href } = new URL(picture, origin);
  return /^https?:$/.test(protocol) ? href : undefined;
}

function titleElement(title: string): string {
  return `<title>${escapeHtml(title)}</title>`;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}
