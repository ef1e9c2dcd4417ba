/** The wallet's own pages: a person pays or cancels, and goes back to the shop. */
import formbody from '@fastify/formbody';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { html } from '../pages/html.ts';
import { renderPage } from '../pages/page.ts';
import { pageHeaders } from '../pages/page-headers.ts';
import type { Shop } from './shop.ts';
import { languageOfTag } from './texts.ts';
import type { WalletPayment, Wallets } from './wallets.ts';

const words = {
  en: {
    pay: 'Pay',
    decline: 'Let the payment fail',
    cancel: 'Cancel and go back to the shop',
    order: 'Order',
    note: 'This wallet is for trying things out: no money moves.',
  },
  fr: {
    pay: 'Payer',
    decline: 'Faire échouer le paiement',
    cancel: 'Annuler et retourner à la boutique',
    order: 'Commande',
    note: 'Ce portefeuille sert aux essais : aucun argent ne change de mains.',
  },
} as const;

const wordsIn = (language: string) => (languageOfTag(language) === 'fr' ? words.fr : words.en);

function page({ token, methodName, amount, orderNumber, language }: WalletPayment): string {
  const text = wordsIn(language);
  return renderPage({
    language,
    title: amount,
    owner: methodName,
    note: text.note,
    body: html`<h1>${amount}</h1>
<p>Perennial · ${text.order} ${orderNumber}</p>
<div class="actions"><form method="post" action="/wallet/${token}/pay"><button class="button" type="submit">${text.pay} ${amount}</button></form>
<form method="post" action="/wallet/${token}/decline"><button class="button quiet" type="submit">${text.decline}</button></form>
<form method="post" action="/wallet/${token}/cancel"><button class="button quiet" type="submit">${text.cancel}</button></form></div>`,
  });
}

/** The shop's page for payment results, with what the person did. */
function returnUrl({ returnUrl: base, orderNumber }: WalletPayment, authResult: 'AUTHORISED' | 'REFUSED'): string {
  const url = new URL(base);
  url.searchParams.set('merchantReference', orderNumber);
  url.searchParams.set('authResult', authResult);
  return url.href;
}

const originsOf = (payment: WalletPayment) => [payment.returnUrl, payment.cancelUrl].map((url) => new URL(url).origin);

type TokenParams = { Params: { token: string } };

export type WalletPagesOptions = { readonly wallets: Wallets; readonly shop: Shop };

/**
 * The wallet's pages, for the card host's server: like the card form they belong to a payment provider, so that the
 * shop's own pages need to name no other origin. That server brings `pageAssets`.
 */
export const walletPages: FastifyPluginAsync<WalletPagesOptions> = async (app, { wallets, shop }) => {
  await app.register(formbody);

  const over = (reply: FastifyReply) => reply.code(404).type('text/plain').send('This payment is over.');

  app.route<TokenParams>({
    method: ['GET', 'POST'],
    url: '/wallet/:token',
    handler: (request, reply) => {
      const payment = wallets.byToken(request.params.token);
      return payment ? reply.headers(pageHeaders(originsOf(payment))).send(page(payment)) : over(reply);
    },
  });

  app.post<TokenParams>('/wallet/:token/pay', (request, reply) => {
    const payment = wallets.byToken(request.params.token);
    if (!payment) return over(reply);
    shop.takePaymentResult({ orderNumber: payment.orderNumber, resultCode: 'Authorised' });
    return reply.redirect(returnUrl(payment, 'AUTHORISED'), 303);
  });

  app.post<TokenParams>('/wallet/:token/decline', (request, reply) => {
    const payment = wallets.byToken(request.params.token);
    if (!payment) return over(reply);
    shop.takePaymentResult({ orderNumber: payment.orderNumber, resultCode: 'Refused' });
    return reply.redirect(returnUrl(payment, 'REFUSED'), 303);
  });

  app.post<TokenParams>('/wallet/:token/cancel', (request, reply) => {
    const payment = wallets.byToken(request.params.token);
    if (!payment) return over(reply);
    shop.takePaymentResult({ orderNumber: payment.orderNumber, resultCode: 'Cancelled' });
    return reply.redirect(payment.cancelUrl, 303);
  });
};
