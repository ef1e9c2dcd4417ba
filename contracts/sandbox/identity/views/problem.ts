import { html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import type { PageTexts } from '../texts/page-texts.ts';

export type ProblemKind = 'expired' | 'notSignedIn' | 'failed';

export type Problem = {
  readonly kind: ProblemKind;
  readonly backToShop: string | undefined;
  /** The protocol's own name of the error, for whoever is asked for help. */
  readonly code?: string;
};

/** A page that says what is the matter and leads back to the shop. */
export function problemPage(texts: PageTexts, { kind, backToShop, code }: Problem): string {
  const [title, lead] = {
    expired: [texts.expiredTitle, texts.expiredLead],
    notSignedIn: [texts.notSignedInTitle, texts.notSignedInLead],
    failed: [texts.problemTitle, texts.problemLead],
  }[kind] as [string, string];
  return renderPage({
    ...texts,
    title,
    body: html`<h1>${title}</h1>
<p class="lead">${lead}</p>
${backToShop ? html`<a class="button" href="${backToShop}">${texts.backToShop}</a>` : undefined}
${code && kind === 'failed' ? html`<p class="help">${code}</p>` : undefined}`,
  });
}
