/** The layout of the pages of the identity provider, the test bank and the test wallet. */
import { renderDocument } from './document.ts';
import { type Html, html } from './html.ts';

export type Page = {
  /** Language tag of the page's texts. */
  readonly language: string;
  readonly title: string;
  /** Name of the service, next to the logo. */
  readonly owner: string;
  /** Logo of the service; default is the logo of Perennial. */
  readonly mark?: Html;
  readonly body: Html;
  /** Hint in the footer that this is a test service. */
  readonly note: string;
  readonly width?: 'narrow' | 'wide';
};

const perennialMark = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path d="M16 29C5 24 4 12 7 4c10 1 16 9 9 25Z" fill="#1f6b4a"/><path d="M17 29c9-3 12-11 9-18-7 1-11 7-9 18Z" fill="#f2a65a"/></svg>`;

/** Returns the complete HTML document. */
export function renderPage({
  language,
  title,
  owner,
  mark = perennialMark,
  body,
  note,
  width = 'narrow',
}: Page): string {
  return renderDocument({
    language,
    title: `${title} · ${owner}`,
    icon: '/assets/mark.svg',
    styleSheets: ['/assets/tokens.css', '/assets/pages.css'],
    scripts: ['/assets/pages.js'],
    body: html`<div class="frame ${width}">
<header class="head">${mark}<span>${owner}</span></header>
<main class="sheet">${body}</main>
<footer class="foot"><p>${note}</p></footer>
</div>`,
  });
}
