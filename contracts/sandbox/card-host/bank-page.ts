import { html } from '../pages/html.ts';
import { renderPage } from '../pages/page.ts';
import { type Localized, pageTextsFor } from '../pages/page-texts.ts';
import type { BankVisit } from './card-sessions.ts';
import { findMethodName } from './card-sessions.ts';

/** Formats an amount in minor units for a locale. */
function formatAmount({ currency, value }: { currency: string; value: number }, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(value / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const mark = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#1d5c8c"/><path d="M16 6l10 5v2H6v-2Zm-8 9h3v7H8Zm6.5 0h3v7h-3Zm6.5 0h3v7h-3ZM6 23.500h20V26H6Z" fill="#fff"/></svg>`;

/** Renders the page on which the customer decides about a payment. */
export function bankPage({ session, token, method }: BankVisit): string {
  const texts = pageTextsFor('bank', session.shopperLocale);
  return renderPage({
    ...texts,
    mark,
    title: texts.title,
    body: html`<h1>${texts.title}</h1>
<p class="lead">${texts.lead}</p>
<dl class="facts">
<div><dt>${texts.amount}</dt><dd>${formatAmount(session.amount, session.shopperLocale)}</dd></div>
<div><dt>${texts.to}</dt><dd>Perennial</dd></div>
<div><dt>${texts.order}</dt><dd>${session.reference}</dd></div>
<div><dt>${texts.method}</dt><dd>${findMethodName(method)}</dd></div>
</dl>
<form method="post" action="/bank/${token}">
<div class="actions">
<button class="button" name="decision" value="pay" type="submit">${texts.pay}</button>
<button class="button quiet" name="decision" value="decline" type="submit">${texts.decline}</button>
<button class="button plain" name="decision" value="cancel" type="submit">${texts.cancel}</button>
</div>
</form>`,
  });
}

/** Renders the page for a URL without a payment. */
export function unknownPaymentPage(texts: Localized<'bank'>): string {
  return renderPage({
    ...texts,
    mark,
    title: texts.unknownTitle,
    body: html`<h1>${texts.unknownTitle}</h1>
<p class="lead">${texts.unknownLead}</p>`,
  });
}
