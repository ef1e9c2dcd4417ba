import { html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import type { Problems } from '../account-rules.ts';
import type { Words } from '../texts/words.ts';
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

export function profilePage(words: Words, { values, problems, returnTo }: ProfileForm): string {
  const isWrong = Object.keys(problems).length > 0;
  return renderPage({
    ...words,
    title: words.profileTitle,
    width: 'wide',
    body: html`<h1>${words.profileTitle}</h1>
<p class="lead">${words.profileLead}</p>
${alert(isWrong ? words.checkFields : undefined)}
<form method="post" action="/profile?${new URLSearchParams({ returnTo, ui_locales: words.language }).toString()}" novalidate>
<div class="pair">
${textField(words, { name: 'firstName', value: values.firstName, problem: problems.firstName, autocomplete: 'given-name' })}
${textField(words, { name: 'lastName', value: values.lastName, problem: problems.lastName, autocomplete: 'family-name' })}
</div>
${textField(words, { name: 'email', type: 'email', value: values.email, problem: problems.email, autocomplete: 'email' })}
${textField(words, {
  name: 'phoneNumber',
  type: 'tel',
  value: values.phoneNumber,
  problem: problems.phoneNumber,
  autocomplete: 'tel',
  isOptional: true,
})}
<div class="actions row">
<button class="button" type="submit">${words.save}</button>
<a class="button quiet" href="${returnTo}">${words.backToShop}</a>
</div>
</form>`,
  });
}
