/** The pages of the wallet, on which a person pays or cancels. The result page of the shop follows. */

import formbody from '@fastify/formbody';
import { readFields } from '@perennial/shared/unknown-values';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import { pageHeaders } from '../../pages/page-headers.ts';
import { type Localized, pageTextsFor } from '../../pages/page-texts.ts';
import type { WalletPayment, Wallets } from './wallets.ts';

function paymentPage({ token, methodName, amount, orderNumber, language: languageTag }: WalletPayment): string {
  const { language, ...texts } = pageTextsFor('wallet', languageTag);
  return renderPage({
    language,
    title: amount,
    owner: methodName,
    note: texts.note,
    body: html`<h1>${amount}</h1>
<p>Perennial · ${texts.order.replace('{number}', orderNumber)}</p>
<div class="actions"><form method="post" action="/wallet/${token}/pay"><button class="button" type="submit">${texts.pay.replace('{amount}', () => amount)}</button></form>
<form method="post" action="/wallet/${token}/decline"><button class="button quiet" type="submit">${texts.decline}</button></form>
<form method="post" action="/wallet/${token}/cancel"><button class="button quiet" type="submit">${texts.cancel}</button></form></div>`,
  });
}

/** For an unknown or expired payment. */
function overPage(texts: Localized<'wallet'>): string {
  return renderPage({
    ...texts,
    title: texts.overTitle,
    body: html`<h1>${texts.overTitle}</h1>
<p class="lead">${texts.overLead}</p>`,
  });
}

/** Returns the shop's result page with the query of the provider. */
function toReturnUrl({ returnUrl, orderNumber }: WalletPayment, authResult: 'AUTHORISED' | 'REFUSED'): string {
  const url = new URL(returnUrl);
  url.searchParams.set('merchantReference', orderNumber);
  url.searchParams.set('authResult', authResult);
  return url.href;
}

/** The buttons of the page: the result that each reports to the shop, and the page that follows. */
const actions = [
  { name: 'pay', resultCode: 'Authorised', next: (payment: WalletPayment) => toReturnUrl(payment, 'AUTHORISED') },
  { name: 'decline', resultCode: 'Refused', next: (payment: WalletPayment) => toReturnUrl(payment, 'REFUSED') },
  { name: 'cancel', resultCode: 'Cancelled', next: ({ cancelUrl }: WalletPayment) => cancelUrl },
] as const;

type WalletResult = {
  readonly orderNumber: string;
  readonly resultCode: (typeof actions)[number]['resultCode'];
};

const listOrigins = ({ returnUrl, cancelUrl }: WalletPayment) =>
  [returnUrl, cancelUrl].map((url) => new URL(url).origin);

type TokenParams = { Params: { token: string } };

/** Whether a submitted form has the values of its provider form. The URL alone works as a link. */
function hasFormValues({ method, body }: Pick<FastifyRequest, 'method' | 'body'>, payment: WalletPayment): boolean {
  if (method === 'GET') return true;
  const { reference, data } = readFields(body);
  return reference === payment.orderNumber && data === payment.token;
}

type WalletPagesOptions = {
  readonly wallets: Wallets;
  /** Reports a result to the shop, as a webhook would. */
  readonly onResult: (result: WalletResult) => void;
};

/**
 * The wallet's pages, for the card host's server. Like the card form they belong to a payment provider, so the shop's
 * content security policy allows one origin for both. That server also registers `pageAssets`.
 */
export const walletPages: FastifyPluginAsync<WalletPagesOptions> = async (app, { wallets, onResult }) => {
  await app.register(formbody);

  const sendOverPage = ({ headers }: Pick<FastifyRequest, 'headers'>, reply: FastifyReply) =>
    reply
      .code(404)
      .headers(pageHeaders([]))
      .send(overPage(pageTextsFor('wallet', headers['accept-language'])));

  app.route<TokenParams>({
    method: ['GET', 'POST'],
    url: '/wallet/:token',
    handler: (request, reply) => {
      const payment = wallets.byToken(request.params.token);
      if (!payment || !hasFormValues(request, payment)) return sendOverPage(request, reply);
      return reply.headers(pageHeaders(listOrigins(payment))).send(paymentPage(payment));
    },
  });

  for (const { name, resultCode, next } of actions) {
    app.post<TokenParams>(`/wallet/:token/${name}`, (request, reply) => {
      const payment = wallets.byToken(request.params.token);
      if (!payment) return sendOverPage(request, reply);
      onResult({ orderNumber: payment.orderNumber, resultCode });
      return reply.redirect(next(payment), 303);
    });
  }
};
