import { html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import type { AccountTexts } from '../../pages/page-texts.ts';
import type { FieldErrors } from '../account-rules.ts';
import { type ContactValues, nameAndEmailFields, phoneNumberField } from './contact-fields.ts';
import { alert } from './field.ts';

type ProfileForm = {
  readonly values: ContactValues;
  readonly fieldErrors: FieldErrors;
  readonly returnTo: string;
};

export function profilePage(texts: AccountTexts, { values, fieldErrors, returnTo }: ProfileForm): string {
  const hasErrors = Object.keys(fieldErrors).length > 0;
  return renderPage({
    ...texts,
    title: texts.profileTitle,
    width: 'wide',
    body: html`<h1>${texts.profileTitle}</h1>
<p class="lead">${texts.profileLead}</p>
${alert(hasErrors ? texts.checkFields : undefined)}
<form method="post" action="/profile?${new URLSearchParams({ returnTo, ui_locales: texts.language }).toString()}" novalidate>
${nameAndEmailFields(texts, { values, fieldErrors })}
${phoneNumberField(texts, { values, fieldErrors })}
<div class="actions row">
<button class="button" type="submit">${texts.save}</button>
<a class="button quiet" href="${returnTo}">${texts.backToShop}</a>
</div>
</form>`,
  });
}
