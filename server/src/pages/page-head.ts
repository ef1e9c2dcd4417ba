/** The head of a page for search engines. Rule: docs/rules/content.md#search-engines */
import type { Boot } from '@perennial/shared/boot';
import { cultures } from '@perennial/shared/cultures/cultures';
import type { PublicTexts } from '@perennial/shared/locales/public-texts';

type PublicPage = {
  readonly title: (texts: PublicTexts) => string;
  readonly description: (texts: PublicTexts) => string;
};

/** The pages that search engines may list, by path. All other pages belong to one customer or one order. */
const publicPages: Readonly<Record<string, PublicPage>> = {
  '/cart': { title: ({ cart }) => cart.title, description: ({ shell }) => shell.description },
  '/checkout': { title: ({ checkout }) => checkout.title, description: ({ shell }) => shell.description },
  '/subscription-contractcancel': {
    title: ({ termination }) => termination.terminate,
    description: ({ termination }) => termination.lead,
  },
};

type Options = {
  /** The origin of the shop. */
  readonly origin: string;
  /** The path without its culture. */
  readonly path: string;
  readonly boot: Pick<Boot, 'culture' | 'language'>;
  readonly texts: PublicTexts;
  /** Whether the page does not exist. */
  readonly isMissing: boolean;
  /** The title of the page as it was drawn. */
  readonly title?: string | undefined;
};

/** Returns the elements of the head as HTML: title, description, and the same page on other sites and in other languages. */
export function createPageHead({ origin, path, boot, texts, isMissing, title: drawnTitle }: Options): string {
  const { brand } = texts.shell;
  const page = Object.hasOwn(publicPages, path) ? publicPages[path] : undefined;
  if (isMissing || !page) {
    const title = drawnTitle ?? (isMissing ? `${texts.notFound.title} · ${brand}` : brand);
    return `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">`;
  }
  const addressOf = (culture: string, language: string) => toAddress({ origin, path, culture, language });
  const alternates = cultures.flatMap(({ code, languages }) =>
    languages.map((tag) => `<link rel="alternate" hreflang="${tag}" href="${addressOf(code, tag)}">`),
  );
  return [
    `<title>${escapeHtml(drawnTitle ?? `${page.title(texts)} · ${brand}`)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description(texts))}">`,
    `<link rel="canonical" href="${addressOf(boot.culture, boot.language)}">`,
    ...alternates,
  ].join('');
}

type Address = { origin: string; path: string; culture: string; language: string };

/** The default language of a culture has no query. */
function toAddress({ origin, path, culture, language }: Address): string {
  const found = cultures.find(({ code }) => code === culture);
  const query = found?.languages[0] === language ? '' : `?language=${language}`;
  return `${origin}/${culture}${path}${query}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
