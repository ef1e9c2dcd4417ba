/** The wallet's own pages: a person pays or cancels, and goes back to the shop. */
import formbody from '@fastify/formbody';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import { pageHeaders } from '../../pages/page-headers.ts';
import type { Shop } from '../store/shop.ts';
import { type WalletWords, walletWordsFor } from './wallet-texts.ts';
import type { WalletPayment, Wallets } from './wallets.ts';

function page({ token, methodName, amount, orderNumber, language }: WalletPayment): string {
  const words = walletWordsFor(language);
  return renderPage({
    language,
    title: amount,
    owner: methodName,
    note: words.note,
    body: html`<h1>${amount}</h1>
<p>Perennial · ${words.order} ${orderNumber}</p>
<div class="actions"><form method="post" action="/wallet/${token}/pay"><button class="button" type="submit">${words.pay} ${amount}</button></form>
<form method="post" action="/wallet/${token}/decline"><button class="button quiet" type="submit">${words.decline}</button></form>
<form method="post" action="/wallet/${token}/cancel"><button class="button quiet" type="submit">${words.cancel}</button></form></div>`,
  });
}

/** For a payment that nobody can decide any more. */
function overPage(words: WalletWords): string {
  return renderPage({
    ...words,
    title: words.overTitle,
    body: html`<h1>${words.overTitle}</h1>
<p class="lead">${words.overLead}</p>`,
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

  const over = ({ headers }: Pick<FastifyRequest, 'headers'>, reply: FastifyReply) =>
    reply
      .code(404)
      .headers(pageHeaders([]))
      .send(overPage(walletWordsFor(headers['accept-language'])));

  app.route<TokenParams>({
    method: ['GET', 'POST'],
    url: '/wallet/:token',
    handler: (request, reply) => {
      const payment = wallets.byToken(request.params.token);
      return payment ? reply.headers(pageHeaders(originsOf(payment))).send(page(payment)) : over(request, reply);
    },
  });

  app.post<TokenParams>('/wallet/:token/pay', (request, reply) => {
    const payment = wallets.byToken(request.params.token);
    if (!payment) return over(request, reply);
    shop.takePaymentResult({ orderNumber: payment.orderNumber, resultCode: 'Authorised' });
    return reply.redirect(returnUrl(payment, 'AUTHORISED'), 303);
  });

  app.post<TokenParams>('/wallet/:token/decline', (request, reply) => {
    const payment = wallets.byToken(request.params.token);
    if (!payment) return over(request, reply);
    shop.takePaymentResult({ orderNumber: payment.orderNumber, resultCode: 'Refused' });
    return reply.redirect(returnUrl(payment, 'REFUSED'), 303);
  });

  app.post<TokenParams>('/wallet/:token/cancel', (request, reply) => {
    const payment = wallets.byToken(request.params.token);
    if (!payment) return over(request, reply);
    shop.takePaymentResult({ orderNumber: payment.orderNumber, resultCode: 'Cancelled' });
    return reply.redirect(payment.cancelUrl, 303);
  });
};
