/**
 * The form that leads to a payment provider's own page. The shop API gives it as HTML; only its address, its method
 * and its hidden values are taken, into a form that is built here, so that nothing else of the HTML can act in the page.
 */

import type { PaymentMethod } from '@perennial/shared/models/payment';

export type ProviderForm = {
  readonly action: string;
  readonly method: 'get' | 'post';
  readonly fields: readonly (readonly [name: string, value: string])[];
};

/** Reads the form; undefined where there is none, or none that leads to a web address. */
export function readProviderForm(html: string): ProviderForm | undefined {
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  const action = webAddress(form?.getAttribute('action'));
  if (!form || !action) return undefined;
  const inputs = [...form.querySelectorAll('input[type="hidden"][name]')];
  return {
    action,
    method: form.getAttribute('method')?.toLowerCase() === 'post' ? 'post' : 'get',
    fields: inputs.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
  };
}

function webAddress(text: string | null | undefined): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** Leaves the shop for the provider's page. */
export function submitProviderForm({ action, method, fields }: ProviderForm): void {
  const form = document.createElement('form');
  form.action = action;
  form.method = method;
  form.hidden = true;
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** Specification 2, section 4: providers whose form is not submitted, but whose address is gone to. */
const NAVIGATED: ReadonlySet<string> = new Set(['worldpay', 'paypal']);

/** Leaves for the provider's page in the way that the provider wants. */
export function goToProvider(form: ProviderForm, { provider }: Pick<PaymentMethod, 'provider'>): void {
  if (NAVIGATED.has(provider.toLowerCase())) window.location.assign(form.action);
  else submitProviderForm(form);
}
