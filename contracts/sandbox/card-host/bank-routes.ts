/** The test bank of redirect methods: the customer approves the payment, lets it be refused, or cancels. */

import formbody from '@fastify/formbody';
import { readFields } from '@perennial/shared/unknown-values';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders } from '../pages/page-headers.ts';
import { pageTextsFor } from '../pages/page-texts.ts';
import { bankPage, unknownPaymentPage } from './bank-page.ts';
import type { BankVisit, CardSessions, ResultCode } from './card-sessions.ts';

type BankOptions = { readonly sessions: CardSessions };

type Visit = { Params: { token: string } };

const decisions: Readonly<Record<string, ResultCode>> = { pay: 'Authorised', decline: 'Refused', cancel: 'Cancelled' };

function toReturnUrl({ session, token }: BankVisit): string {
  const url = new URL(session.returnUrl);
  url.searchParams.set('sessionId', session.id);
  url.searchParams.set('redirectResult', token);
  return url.href;
}

export const bankRoutes: FastifyPluginAsync<BankOptions> = async (app, { sessions }) => {
  await app.register(formbody);

  const findVisit = ({ params }: FastifyRequest<Visit>) => sessions.findBankVisit(params.token);

  function showUnknown(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply) {
    const page = unknownPaymentPage(pageTextsFor('bank', request.headers['accept-language']));
    return reply.code(404).headers(pageHeaders([])).send(page);
  }

  app.get<Visit>('/bank/:token', (request, reply) => {
    const visit = findVisit(request);
    if (!visit) return showUnknown(request, reply);
    // A decided payment must not be offered again, for example after the back button.
    if (visit.resultCode) return reply.redirect(toReturnUrl(visit), 303);
    return reply.headers(pageHeaders([new URL(visit.session.returnUrl).origin])).send(bankPage(visit));
  });

  app.post<Visit>('/bank/:token', (request, reply) => {
    const visit = findVisit(request);
    const resultCode = decisions[String(readFields(request.body)['decision'])];
    if (!visit || !resultCode) return showUnknown(request, reply);
    sessions.decide(visit.token, resultCode);
    return reply.redirect(toReturnUrl(visit), 303);
  });
};
