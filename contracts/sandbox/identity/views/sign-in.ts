import { html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import type { Problems } from '../account-rules.ts';
import type { Words } from '../texts/words.ts';
import { alert, textField } from './field.ts';

export type SignInForm = {
  readonly email: string;
  readonly problems: Problems;
  readonly areCredentialsWrong: boolean;
};

/** `path` is the interaction's, under which the forms and the other page stand. */
export function signInPage(words: Words, path: string, { email, problems, areCredentialsWrong }: SignInForm): string {
  return renderPage({
    ...words,
    title: words.signInTitle,
    body: html`<h1>${words.signInTitle}</h1>
<p class="lead">${words.signInLead}</p>
${alert(areCredentialsWrong ? words.wrongCredentials : undefined)}
<form method="post" action="${path}/sign-in" novalidate>
${textField(words, { name: 'email', type: 'email', value: email, problem: problems.email, autocomplete: 'username' })}
${textField(words, { name: 'password', type: 'password', problem: problems.password, autocomplete: 'current-password' })}
<div class="actions"><button class="button" type="submit">${words.signIn}</button></div>
</form>
<p class="other">${words.newHere} <a href="${path}/sign-up">${words.toSignUp}</a></p>
<form class="leave" method="post" action="${path}/cancel"><button class="button plain" type="submit">${words.backToShop}</button></form>`,
  });
}
