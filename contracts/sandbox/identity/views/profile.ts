import { html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import type { Problems } from '../account-rules.ts';
import type { PageTexts } from '../texts/page-texts.ts';
import { alert, textField } from './field.ts';

export type ProfileForm = {
  readonly values: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly phoneNumber: string;
  };
  readonly problems: Problems;
  readonly returnTo: string;
};

export function profilePage(texts: PageTexts, { values, problems, returnTo }: ProfileForm): string {
  const isWrong = Object.keys(problems).length > 0;
  return renderPage({
    ...texts,
    title: texts.profileTitle,
    width: 'wide',
    body: html`<h1>${texts.profileTitle}</h1>
<p class="lead">${texts.profileLead}</p>
${alert(isWrong ? texts.checkFields : undefined)}
<form method="post" action="/profile?${new URLSearchParams({ returnTo, ui_locales: texts.language }).toString()}" novalidate>
<div class="pair">
${textField(texts, { name: 'firstName', value: values.firstName, problem: problems.firstName, autocomplete: 'given-name' })}
${textField(texts, { name: 'lastName', value: values.lastName, problem: problems.lastName, autocomplete: 'family-name' })}
</div>
${textField(texts, { name: 'email', type: 'email', value: values.email, problem: problems.email, autocomplete: 'email' })}
${textField(texts, {
  name: 'phoneNumber',
  type: 'tel',
  value: values.phoneNumber,
  problem: problems.phoneNumber,
  autocomplete: 'tel',
  isOptional: true,
})}
<div class="actions row">
<button class="button" type="submit">${texts.save}</button>
<a class="button quiet" href="${returnTo}">${texts.backToShop}</a>
</div>
</form>`,
  });
}
