import { Html, html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import type { Words } from '../texts/words.ts';

/**
 * Signs out without a question, for the person asked for it in the shop: the page's script sends the form, and a button
 * stands there for a browser without scripts. `form` is oidc-provider's.
 */
export function signOutPage(words: Words, form: string): string {
  const sending = form
    .replace('<form ', '<form data-send ')
    .replace(
      '</form>',
      `${html`<input type="hidden" name="logout" value="yes"><button class="button" type="submit">${words.signOut}</button>`}</form>`,
    );
  return renderPage({
    ...words,
    title: words.signOutTitle,
    body: html`<h1>${words.signOutTitle}</h1>
<p class="lead">${words.signOutLead}</p>
${new Html(sending)}`,
  });
}

/** Where a person ends who signed out without a way back. */
export function signedOutPage(words: Words, backToShop: string | undefined): string {
  return renderPage({
    ...words,
    title: words.signedOutTitle,
    body: html`<h1>${words.signedOutTitle}</h1>
<p class="lead">${words.signedOutLead}</p>
${backToShop ? html`<a class="button" href="${backToShop}">${words.backToShop}</a>` : undefined}`,
  });
}
