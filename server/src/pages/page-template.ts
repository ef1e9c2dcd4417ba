/** The client's index.html with the boot data inline, so that the first view needs no extra round trip. */
import { BOOT_ELEMENT_ID, type Boot } from '@perennial/shared/boot';

const BOOT_MARK = '<!--boot-->';
const LANGUAGE_MARK = '<html lang="en">';

export type PageAsset = {
  readonly href: string;
  readonly kind: 'module' | 'style';
};

/** What a page is made of beside the client's index.html. */
type PageParts = {
  readonly boot: Boot;
  /** On the boot data's element, where the client finds it and markup that somebody smuggles in cannot read it. */
  readonly scriptNonce: string;
  readonly assets: readonly PageAsset[];
};

/** Renders a page. Throws where the client's index.html lacks its marks. */
export function renderPage(indexHtml: string, { boot, scriptNonce, assets }: PageParts): string {
  if (!indexHtml.includes(BOOT_MARK) || !indexHtml.includes(LANGUAGE_MARK)) {
    throw new Error(`The client's index.html must contain ${BOOT_MARK} and ${LANGUAGE_MARK}`);
  }
  const links = assets.map(({ href, kind }) =>
    kind === 'module'
      ? `<link rel="modulepreload" crossorigin href="${href}">`
      : `<link rel="stylesheet" crossorigin href="${href}">`,
  );
  const data = `<script type="application/json" id="${BOOT_ELEMENT_ID}" nonce="${scriptNonce}">${inlineJson(boot)}</script>`;
  return indexHtml
    .replace(LANGUAGE_MARK, () => `<html lang="${boot.language}">`)
    .replace(BOOT_MARK, () => [...links, data].join(''));
}

/** JSON that cannot end its script element, whatever a name or a text contains. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
