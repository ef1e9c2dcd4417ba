/** The fields that the sign-up form and the profile form share. */
import { type Html, html } from '../../pages/html.ts';
import type { AccountTexts } from '../../pages/page-texts.ts';
import type { FieldErrors } from '../account-rules.ts';
import { textField } from './field.ts';

export type ContactValues = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
};

type ContactForm = { readonly values: ContactValues; readonly fieldErrors: FieldErrors };

export function nameAndEmailFields(texts: AccountTexts, { values, fieldErrors }: ContactForm): Html {
  return html`<div class="pair">
${textField(texts, { name: 'firstName', value: values.firstName, error: fieldErrors.firstName, autocomplete: 'given-name' })}
${textField(texts, { name: 'lastName', value: values.lastName, error: fieldErrors.lastName, autocomplete: 'family-name' })}
</div>
${textField(texts, { name: 'email', type: 'email', value: values.email, error: fieldErrors.email, autocomplete: 'email' })}`;
}

export function phoneNumberField(texts: AccountTexts, { values, fieldErrors }: ContactForm): Html {
  return textField(texts, {
    name: 'phoneNumber',
    type: 'tel',
    value: values.phoneNumber,
    error: fieldErrors.phoneNumber,
    autocomplete: 'tel',
    isOptional: true,
  });
}
