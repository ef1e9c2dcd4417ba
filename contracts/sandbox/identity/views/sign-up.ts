import { html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import type { Problems } from '../account-rules.ts';
import type { PageTexts } from '../texts/page-texts.ts';
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
export function signUpPage(texts: PageTexts, path: string, { values, problems }: SignUpForm): string {
  const isWrong = Object.keys(problems).length > 0;
  return renderPage({
    ...texts,
    title: texts.signUpTitle,
    width: 'wide',
    body: html`<h1>${texts.signUpTitle}</h1>
<p class="lead">${texts.signUpLead}</p>
${alert(isWrong ? texts.checkFieldsAndPassword : undefined)}
<form method="post" action="${path}/sign-up" novalidate>
<div class="pair">
${textField(texts, { name: 'firstName', value: values.firstName, problem: problems.firstName, autocomplete: 'given-name' })}
${textField(texts, { name: 'lastName', value: values.lastName, problem: problems.lastName, autocomplete: 'family-name' })}
</div>
${textField(texts, { name: 'email', type: 'email', value: values.email, problem: problems.email, autocomplete: 'email' })}
${textField(texts, {
  name: 'password',
  type: 'password',
  problem: problems.password,
  autocomplete: 'new-password',
  // The error says the rule in full.
  ...(problems.password === 'isNotAPassword' ? {} : { help: texts.passwordHelp }),
})}
${textField(texts, {
  name: 'phoneNumber',
  type: 'tel',
  value: values.phoneNumber,
  problem: problems.phoneNumber,
  autocomplete: 'tel',
  isOptional: true,
})}
<div class="ticks">
${tickField(texts, { name: 'terms', checked: values.terms !== '', problem: problems.terms })}
${tickField(texts, { name: 'marketingOptIn', checked: values.marketingOptIn !== '' })}
</div>
<button class="button" type="submit">${texts.signUp}</button>
</form>
<p class="other">${texts.haveAccount} <a href="${path}/sign-in">${texts.toSignIn}</a></p>
<form class="leave" method="post" action="${path}/cancel"><button class="button plain" type="submit">${texts.backToShop}</button></form>`,
  });
}
