import { Html, html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import type { PageTexts } from '../texts/page-texts.ts';

/**
 * Signs out without a question, for the person asked for it in the shop: the page's script sends the form, and a button
 * stands there for a browser without scripts. `form` is oidc-provider's.
 */
export function signOutPage(texts: PageTexts, form: string): string {
  const sending = form
    .replace('<form ', '<form data-send ')
    .replace(
      '</form>',
      `${html`<input type="hidden" name="logout" value="yes"><button class="button" type="submit">${texts.signOut}</button>`}</form>`,
    );
  return renderPage({
    ...texts,
    title: texts.signOutTitle,
    body: html`<h1>${texts.signOutTitle}</h1>
<p class="lead">${texts.signOutLead}</p>
${new Html(sending)}`,
  });
}

/** Where a person ends who signed out without a way back. */
export function signedOutPage(texts: PageTexts, backToShop: string | undefined): string {
  return renderPage({
    ...texts,
    title: texts.signedOutTitle,
    body: html`<h1>${texts.signedOutTitle}</h1>
<p class="lead">${texts.signedOutLead}</p>
${backToShop ? html`<a class="button" href="${backToShop}">${texts.backToShop}</a>` : undefined}`,
  });
}
