import { html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import type { Problems } from '../account-rules.ts';
import type { Words } from '../texts/words.ts';
import { alert, textField, tickField } from './field.ts';

export type SignUpForm = {
  readonly values: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly phoneNumber: string;
    readonly terms: string;
    readonly marketingOptIn: string;
  };
  readonly problems: Problems;
};

/** `path` is the interaction's, under which the forms and the other page stand. */
export function signUpPage(words: Words, path: string, { values, problems }: SignUpForm): string {
  const isWrong = Object.keys(problems).length > 0;
  return renderPage({
    ...words,
    title: words.signUpTitle,
    width: 'wide',
    body: html`<h1>${words.signUpTitle}</h1>
<p class="lead">${words.signUpLead}</p>
${alert(isWrong ? words.checkFieldsAndPassword : undefined)}
<form method="post" action="${path}/sign-up" novalidate>
<div class="pair">
${textField(words, { name: 'firstName', value: values.firstName, problem: problems.firstName, autocomplete: 'given-name' })}
${textField(words, { name: 'lastName', value: values.lastName, problem: problems.lastName, autocomplete: 'family-name' })}
</div>
${textField(words, { name: 'email', type: 'email', value: values.email, problem: problems.email, autocomplete: 'email' })}
${textField(words, {
  name: 'password',
  type: 'password',
  problem: problems.password,
  autocomplete: 'new-password',
  // The error says the rule in full.
  ...(problems.password === 'isNotAPassword' ? {} : { help: words.passwordHelp }),
})}
${textField(words, {
  name: 'phoneNumber',
  type: 'tel',
  value: values.phoneNumber,
  problem: problems.phoneNumber,
  autocomplete: 'tel',
  isOptional: true,
})}
<div class="ticks">
${tickField(words, { name: 'terms', checked: values.terms !== '', problem: problems.terms })}
${tickField(words, { name: 'marketingOptIn', checked: values.marketingOptIn !== '' })}
</div>
<button class="button" type="submit">${words.signUp}</button>
</form>
<p class="other">${words.haveAccount} <a href="${path}/sign-in">${words.toSignIn}</a></p>
<form class="leave" method="post" action="${path}/cancel"><button class="button plain" type="submit">${words.backToShop}</button></form>`,
  });
}
