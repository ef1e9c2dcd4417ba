/** The parts of the account forms: a field with its label, help and error, linked for those who listen to the page. */
import { type Html, html } from '../../pages/html.ts';
import type { FieldName, Problem } from '../account-rules.ts';
import type { Words } from '../texts/words.ts';

type Field = {
  readonly name: Exclude<FieldName, 'terms'>;
  readonly value?: string;
  readonly problem?: Problem | undefined;
  readonly autocomplete: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel';
  readonly help?: string;
  readonly isOptional?: boolean;
};

function errorOf(words: Words, name: string, label: string, problem: Problem | undefined): Html | undefined {
  if (!problem) return undefined;
  const text = words[problem].replace('{label}', label);
  return html`<p class="error" id="${name}-error"><span>${text}</span></p>`;
}

export function textField(words: Words, field: Field): Html {
  const { name, value = '', problem, autocomplete, type = 'text', help, isOptional = false } = field;
  const label = words[name];
  const described = [help && `${name}-help`, problem && `${name}-error`].filter(Boolean).join(' ');
  const isPassword = type === 'password';
  return html`<div class="field">
<label for="${name}">${label}${isOptional ? html` <span class="optional">(${words.optional})</span>` : undefined}</label>
<div class="entry${isPassword ? ' has-toggle' : ''}">
<input id="${name}" name="${name}" type="${type}" value="${isPassword ? '' : value}" autocomplete="${autocomplete}"${
    type === 'email' ? html` autocapitalize="none" spellcheck="false"` : undefined
  }${isOptional ? undefined : html` required`}${described ? html` aria-describedby="${described}"` : undefined}${
    problem ? html` aria-invalid="true"` : undefined
  }>
${
  isPassword
    ? html`<button class="toggle" type="button" hidden data-shows="${name}" data-show="${words.showPassword}" data-hide="${words.hidePassword}" aria-pressed="false" aria-controls="${name}">${words.showPassword}</button>`
    : undefined
}
</div>
${help ? html`<p class="help" id="${name}-help">${help}</p>` : undefined}
${errorOf(words, name, label, problem)}
</div>`;
}

type Tick = {
  readonly name: 'terms' | 'marketingOptIn';
  readonly checked: boolean;
  readonly problem?: Problem | undefined;
};

export function tickField(words: Words, { name, checked, problem }: Tick): Html {
  return html`<div class="tick">
<label for="${name}"><input id="${name}" name="${name}" type="checkbox" value="on"${checked ? html` checked` : undefined}${
    name === 'terms' ? html` required` : undefined
  }${problem ? html` aria-invalid="true" aria-describedby="${name}-error"` : undefined}><span>${words[name]}</span></label>
${errorOf(words, name, words[name], problem)}
</div>`;
}

/** What is wrong with the form as a whole, read out when the page opens. */
export function alert(text: string | undefined): Html | undefined {
  return text === undefined ? undefined : html`<div class="alert" role="alert"><span>${text}</span></div>`;
}
