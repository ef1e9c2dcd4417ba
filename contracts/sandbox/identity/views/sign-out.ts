import { Html, html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import type { AccountTexts } from '../../pages/page-texts.ts';

/**
 * Signs out without a confirmation, because the customer confirmed in the shop. The script of the page submits the form;
 * the button is for browsers without scripts. `form` comes from oidc-provider.
 */
export function signOutPage(texts: AccountTexts, form: string): string {
  const autoSubmitForm = form
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
${new Html(autoSubmitForm)}`,
  });
}

/** Shown after a sign-out without a post-logout URL. */
export function signedOutPage(texts: AccountTexts, backToShop: string | undefined): string {
  return renderPage({
    ...texts,
    title: texts.signedOutTitle,
    body: html`<h1>${texts.signedOutTitle}</h1>
<p class="lead">${texts.signedOutLead}</p>
${backToShop ? html`<a class="button" href="${backToShop}">${texts.backToShop}</a>` : undefined}`,
  });
}
