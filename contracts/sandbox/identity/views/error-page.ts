import { html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import type { AccountTexts } from '../../pages/page-texts.ts';

export type ErrorKind = 'expired' | 'notSignedIn' | 'failed';

type ErrorDetails = {
  readonly kind: ErrorKind;
  readonly backToShop: string | undefined;
  /** The OAuth error code, for support. */
  readonly code?: string;
};

/** Renders an error page with a link back to the shop. */
export function errorPage(texts: AccountTexts, { kind, backToShop, code }: ErrorDetails): string {
  const words: Readonly<Record<ErrorKind, readonly [title: string, lead: string]>> = {
    expired: [texts.expiredTitle, texts.expiredLead],
    notSignedIn: [texts.notSignedInTitle, texts.notSignedInLead],
    failed: [texts.failedTitle, texts.failedLead],
  };
  const [title, lead] = words[kind];
  return renderPage({
    ...texts,
    title,
    body: html`<h1>${title}</h1>
<p class="lead">${lead}</p>
${backToShop ? html`<a class="button" href="${backToShop}">${texts.backToShop}</a>` : undefined}
${code && kind === 'failed' ? html`<p class="help">${code}</p>` : undefined}`,
  });
}
