import { html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import type { AccountTexts } from '../../pages/page-texts.ts';
import type { FieldErrors } from '../account-rules.ts';
import { alert, textField } from './field.ts';

export type SignInForm = {
  readonly email: string;
  readonly fieldErrors: FieldErrors;
  readonly areCredentialsWrong: boolean;
};

/** `path` is the path of the interaction; the form actions and links start with it. */
export function signInPage(
  texts: AccountTexts,
  path: string,
  { email, fieldErrors, areCredentialsWrong }: SignInForm,
): string {
  return renderPage({
    ...texts,
    title: texts.signInTitle,
    body: html`<h1>${texts.signInTitle}</h1>
<p class="lead">${texts.signInLead}</p>
${alert(areCredentialsWrong ? texts.wrongCredentials : undefined)}
<form method="post" action="${path}/sign-in" novalidate>
${textField(texts, { name: 'email', type: 'email', value: email, error: fieldErrors.email, autocomplete: 'username' })}
${textField(texts, { name: 'password', type: 'password', error: fieldErrors.password, autocomplete: 'current-password' })}
<div class="actions"><button class="button" type="submit">${texts.signIn}</button></div>
</form>
<p class="other">${texts.newHere} <a href="${path}/sign-up">${texts.toSignUp}</a></p>
<form class="leave" method="post" action="${path}/cancel"><button class="button plain" type="submit">${texts.backToShop}</button></form>`,
  });
}
