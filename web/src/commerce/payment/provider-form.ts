/**
 * The form that opens a payment provider's page. The shop API returns it as HTML. Only its URL, method and the
 * values that a browser would send are copied into a new form, so that nothing else of the HTML can act in the page.
 */

import type { PaymentMethod } from '@perennial/shared/models/payment';
import { parseUrl } from '../../parse-url.ts';
import { parseInert } from '../../trusted-code.ts';
import { doublePressMs } from '../../ui/press/press-guard.ts';

export type ProviderForm = {
  readonly action: string;
  readonly method: 'get' | 'post';
  readonly fields: readonly (readonly [name: string, value: string])[];
};

/** Reads the form; undefined without a form or without an HTTP URL. */
export function readProviderForm(html: string): ProviderForm | undefined {
  const form = parseInert(html).querySelector('form');
  const action = toHttpUrl(form?.getAttribute('action'));
  if (!form || !action) return undefined;
  return {
    action,
    method: form.getAttribute('method')?.toLowerCase() === 'post' ? 'post' : 'get',
    // Hidden or not, inputs of any type, areas of text and choices; a button that is not pressed sends nothing.
    fields: [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  };
}

function toHttpUrl(text: string | null | undefined): string | undefined {
  const url = text ? parseUrl(text) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}

/** Leaves the shop after a second press of the same hand, which must not reach the provider's page (docs/rules/errors.md#unseen-buttons). */
function leave(open: () => void): void {
  const waitMs = doublePressMs();
  if (waitMs > 0) setTimeout(open, waitMs);
  else open();
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
  leave(() => form.submit());
}

/** Providers whose URL is opened instead of submitting the form (docs/rules/payments.md#provider-forms). */
const REDIRECTED_PROVIDERS: ReadonlySet<string> = new Set(['worldpay', 'paypal']);

/** Leaves for the provider's page in the way that the provider requires. */
export function goToProvider(form: ProviderForm, { provider }: Pick<PaymentMethod, 'provider'>): void {
  if (REDIRECTED_PROVIDERS.has(provider.toLowerCase())) leave(() => window.location.assign(form.action));
  else submitProviderForm(form);
}
