import { html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import type { Words } from '../texts/words.ts';

export type ProblemKind = 'expired' | 'notSignedIn' | 'failed';

export type Problem = {
  readonly kind: ProblemKind;
  readonly backToShop: string | undefined;
  /** The protocol's own name of the error, for whoever is asked for help. */
  readonly code?: string;
};

/** A page that says what is the matter and leads back to the shop. */
export function problemPage(words: Words, { kind, backToShop, code }: Problem): string {
  const [title, lead] = {
    expired: [words.expiredTitle, words.expiredLead],
    notSignedIn: [words.notSignedInTitle, words.notSignedInLead],
    failed: [words.problemTitle, words.problemLead],
  }[kind] as [string, string];
  return renderPage({
    ...words,
    title,
    body: html`<h1>${title}</h1>
<p class="lead">${lead}</p>
${backToShop ? html`<a class="button" href="${backToShop}">${words.backToShop}</a>` : undefined}
${code && kind === 'failed' ? html`<p class="help">${code}</p>` : undefined}`,
  });
}
