/** Renders the client's index.html with inline boot data, which saves a request before the first view. */
import { BOOT_ELEMENT_ID, type Boot } from '@perennial/shared/boot';

const BOOT_PLACEHOLDER = '<!--boot-->';
const LANGUAGE_PLACEHOLDER = '<html lang="en">';

export type PageAsset = {
  readonly href: string;
  readonly kind: 'module' | 'style';
};

type PageData = {
  readonly boot: Boot;
  /** An attribute of the boot data's element. Browsers hide the attribute from injected markup. */
  readonly scriptNonce: string;
  readonly assets: readonly PageAsset[];
  /** The elements for search engines, as HTML; they replace the title of index.html. */
  readonly head: string;
};

/** Renders a page. Throws if a placeholder is missing in the client's index.html. */
export function renderPage(indexHtml: string, { boot, scriptNonce, assets, head }: PageData): string {
  if (!indexHtml.includes(BOOT_PLACEHOLDER) || !indexHtml.includes(LANGUAGE_PLACEHOLDER)) {
    throw new Error(`The client's index.html must contain ${BOOT_PLACEHOLDER} and ${LANGUAGE_PLACEHOLDER}`);
  }
  const links = assets.map(({ href, kind }) =>
    kind === 'module'
      ? `<link rel="modulepreload" crossorigin href="${href}">`
      : `<link rel="stylesheet" crossorigin href="${href}">`,
  );
  const data = `<script type="application/json" id="${BOOT_ELEMENT_ID}" nonce="${scriptNonce}">${inlineJson(boot)}</script>`;
  return indexHtml
    .replace(LANGUAGE_PLACEHOLDER, () => `<html lang="${boot.language}">`)
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(BOOT_PLACEHOLDER, () => [head, ...links, data].join(''));
}

/** Escapes JSON so that a text in it cannot end the script element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
