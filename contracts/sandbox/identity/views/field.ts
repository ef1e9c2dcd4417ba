/** Form fields with label, help text and error, linked for screen readers. */
import { type Html, html } from '../../pages/html.ts';
import type { AccountTexts } from '../../pages/page-texts.ts';
import type { FieldError, FieldName } from '../account-rules.ts';

type Field = {
  readonly name: Exclude<FieldName, 'terms'>;
  readonly value?: string;
  readonly error?: FieldError | undefined;
  readonly autocomplete: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel';
  readonly help?: string;
  readonly isOptional?: boolean;
};

function renderError(
  texts: AccountTexts,
  name: string,
  label: string,
  error: FieldError | undefined,
): Html | undefined {
  if (!error) return undefined;
  const text = texts[error].replace('{label}', label);
  return html`<p class="error" id="${name}-error"><span>${text}</span></p>`;
}

export function textField(texts: AccountTexts, field: Field): Html {
  const { name, value = '', error, autocomplete, type = 'text', help, isOptional = false } = field;
  const label = texts[name];
  const described = [help && `${name}-help`, error && `${name}-error`].filter(Boolean).join(' ');
  const isPassword = type === 'password';
  return html`<div class="field">
<label for="${name}">${label}${isOptional ? html` <span class="optional">(${texts.optional})</span>` : undefined}</label>
<div class="entry${isPassword ? ' has-toggle' : ''}">
<input id="${name}" name="${name}" type="${type}" value="${isPassword ? '' : value}" autocomplete="${autocomplete}"${
    type === 'email' ? html` autocapitalize="none" spellcheck="false"` : undefined
  }${isOptional ? undefined : html` required`}${described ? html` aria-describedby="${described}"` : undefined}${
    error ? html` aria-invalid="true"` : undefined
  }>
${
  isPassword
    ? html`<button class="toggle" type="button" hidden data-shows="${name}" data-show="${texts.showPassword}" data-hide="${texts.hidePassword}" aria-pressed="false" aria-controls="${name}">${texts.showPassword}</button>`
    : undefined
}
</div>
${help ? html`<p class="help" id="${name}-help">${help}</p>` : undefined}
${renderError(texts, name, label, error)}
</div>`;
}

type Checkbox = {
  readonly name: 'terms' | 'marketingOptIn';
  readonly checked: boolean;
  readonly error?: FieldError | undefined;
};

export function checkboxField(texts: AccountTexts, { name, checked, error }: Checkbox): Html {
  return html`<div class="tick">
<label for="${name}"><input id="${name}" name="${name}" type="checkbox" value="on"${checked ? html` checked` : undefined}${
    name === 'terms' ? html` required` : undefined
  }${error ? html` aria-invalid="true" aria-describedby="${name}-error"` : undefined}><span>${texts[name]}</span></label>
${renderError(texts, name, texts[name], error)}
</div>`;
}

/** Renders an error about the complete form. Screen readers announce it when the page opens. */
export function alert(text: string | undefined): Html | undefined {
  return text === undefined ? undefined : html`<div class="alert" role="alert"><span>${text}</span></div>`;
}
