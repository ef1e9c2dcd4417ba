/** The parts of the account forms: a field with its label, help and error, linked for those who listen to the page. */
import { type Html, html } from '../../pages/html.ts';
import type { FieldName, Problem } from '../account-rules.ts';
import type { PageTexts } from '../texts/page-texts.ts';

type Field = {
  readonly name: Exclude<FieldName, 'terms'>;
  readonly value?: string;
  readonly problem?: Problem | undefined;
  readonly autocomplete: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel';
  readonly help?: string;
  readonly isOptional?: boolean;
};

function errorOf(texts: PageTexts, name: string, label: string, problem: Problem | undefined): Html | undefined {
  if (!problem) return undefined;
  const text = texts[problem].replace('{label}', label);
  return html`<p class="error" id="${name}-error"><span>${text}</span></p>`;
}

export function textField(texts: PageTexts, field: Field): Html {
  const { name, value = '', problem, autocomplete, type = 'text', help, isOptional = false } = field;
  const label = texts[name];
  const described = [help && `${name}-help`, problem && `${name}-error`].filter(Boolean).join(' ');
  const isPassword = type === 'password';
  return html`<div class="field">
<label for="${name}">${label}${isOptional ? html` <span class="optional">(${texts.optional})</span>` : undefined}</label>
<div class="entry${isPassword ? ' has-toggle' : ''}">
<input id="${name}" name="${name}" type="${type}" value="${isPassword ? '' : value}" autocomplete="${autocomplete}"${
    type === 'email' ? html` autocapitalize="none" spellcheck="false"` : undefined
  }${isOptional ? undefined : html` required`}${described ? html` aria-describedby="${described}"` : undefined}${
    problem ? html` aria-invalid="true"` : undefined
  }>
${
  isPassword
    ? html`<button class="toggle" type="button" hidden data-shows="${name}" data-show="${texts.showPassword}" data-hide="${texts.hidePassword}" aria-pressed="false" aria-controls="${name}">${texts.showPassword}</button>`
    : undefined
}
</div>
${help ? html`<p class="help" id="${name}-help">${help}</p>` : undefined}
${errorOf(texts, name, label, problem)}
</div>`;
}

type Tick = {
  readonly name: 'terms' | 'marketingOptIn';
  readonly checked: boolean;
  readonly problem?: Problem | undefined;
};

export function tickField(texts: PageTexts, { name, checked, problem }: Tick): Html {
  return html`<div class="tick">
<label for="${name}"><input id="${name}" name="${name}" type="checkbox" value="on"${checked ? html` checked` : undefined}${
    name === 'terms' ? html` required` : undefined
  }${problem ? html` aria-invalid="true" aria-describedby="${name}-error"` : undefined}><span>${texts[name]}</span></label>
${errorOf(texts, name, texts[name], problem)}
</div>`;
}

/** What is wrong with the form as a whole, read out when the page opens. */
export function alert(text: string | undefined): Html | undefined {
  return text === undefined ? undefined : html`<div class="alert" role="alert"><span>${text}</span></div>`;
}
