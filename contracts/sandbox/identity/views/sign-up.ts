import { html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import type { AccountTexts } from '../../pages/page-texts.ts';
import type { FieldErrors } from '../account-rules.ts';
import { type ContactValues, nameAndEmailFields, phoneNumberField } from './contact-fields.ts';
import { alert, checkboxField, textField } from './field.ts';

export type SignUpForm = {
  readonly values: ContactValues & { readonly terms: string; readonly marketingOptIn: string };
  readonly fieldErrors: FieldErrors;
};

/** `path` is the path of the interaction; the form actions and links start with it. */
export function signUpPage(texts: AccountTexts, path: string, { values, fieldErrors }: SignUpForm): string {
  const hasErrors = Object.keys(fieldErrors).length > 0;
  return renderPage({
    ...texts,
    title: texts.signUpTitle,
    width: 'wide',
    body: html`<h1>${texts.signUpTitle}</h1>
<p class="lead">${texts.signUpLead}</p>
${alert(hasErrors ? texts.checkFieldsAndPassword : undefined)}
<form method="post" action="${path}/sign-up" novalidate>
${nameAndEmailFields(texts, { values, fieldErrors })}
${textField(texts, {
  name: 'password',
  type: 'password',
  error: fieldErrors.password,
  autocomplete: 'new-password',
  // The error text contains the complete rule.
  ...(fieldErrors.password === 'isNotAPassword' ? {} : { help: texts.passwordHelp }),
})}
${phoneNumberField(texts, { values, fieldErrors })}
<div class="ticks">
${checkboxField(texts, { name: 'terms', checked: values.terms !== '', error: fieldErrors.terms })}
${checkboxField(texts, { name: 'marketingOptIn', checked: values.marketingOptIn !== '' })}
</div>
<button class="button" type="submit">${texts.signUp}</button>
</form>
<p class="other">${texts.haveAccount} <a href="${path}/sign-in">${texts.toSignIn}</a></p>
<form class="leave" method="post" action="${path}/cancel"><button class="button plain" type="submit">${texts.backToShop}</button></form>`,
  });
}
