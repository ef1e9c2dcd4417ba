/** The sheet of a wallet: amount, the cards to choose from, and two buttons. */
import { renderDocument } from '../../pages/document.ts';
import { html } from '../../pages/html.ts';
import { pageTextsFor } from '../../pages/page-texts.ts';
import type { walletCards } from './wallet-payment.ts';

type Sheet = {
  readonly name: string;
  /** Decimal, as the wallet has got it from the page. */
  readonly amount: { readonly value: number; readonly currency: string };
  readonly language: string;
  /** The page that the sheet answers. */
  readonly shopOrigin: string;
  readonly cards: readonly (Pick<(typeof walletCards)[number], 'number' | 'text'> & { readonly token: string })[];
  /** Where scripts and styles are. */
  readonly folder: string;
};

export function walletSheetPage({ name, amount, language: tag, shopOrigin, cards, folder }: Sheet): string {
  const { language, ...texts } = pageTextsFor('wallet', tag);
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: amount.currency }).format(amount.value);
  return renderDocument({
    language,
    title: name,
    icon: '/assets/mark.svg',
    styleSheets: ['/assets/tokens.css', '/assets/pages.css', `${folder}/wallet-frame.css`],
    scripts: [`${folder}/wallet-frame.js`],
    body: html`<form class="wallet" data-shop="${shopOrigin}" data-paying="${texts.paying}" data-declined="${texts.declined}">
<p class="wallet-name">${name}</p>
<h1>${money}</h1>
<p>Perennial</p>
<fieldset class="wallet-cards"><legend>${texts.cards}</legend>
${cards.map(
  (
    { token, number, text },
    index,
  ) => html`<label class="wallet-card"><input type="radio" name="card" value="${token}" ${index === 0 ? html`checked` : undefined}> <span>Visa •••• ${number.slice(-4)} · ${texts[text]}</span></label>
`,
)}</fieldset>
<p class="wallet-said" role="status"></p>
<div class="actions"><button class="button" type="submit">${texts.pay.replace('{amount}', () => money)}</button>
<button class="button quiet" type="button" data-close>${texts.close}</button></div>
<p class="help">${texts.note}</p>
</form>`,
  });
}
