/** The endpoints of the card library: set-up, payment, details, brand look-up, analytics. */

import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import { readFields } from '@perennial/shared/unknown-values';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { findBrand, findBrandByName } from './browser/card-rules.js';
import { decodeField } from './browser/field-blob.js';
import { findCardOutcome } from './card-payment.ts';
import {
  CARD_CLIENT_KEY,
  type CardSession,
  type CardSessions,
  findMethodName,
  type ResultCode,
} from './card-sessions.ts';
import { findWalletOutcome, isWallet, walletConfigurations } from './wallets/wallet-payment.ts';

type CheckoutOptions = {
  readonly publicUrl: string;
  readonly shopOrigins: readonly string[];
  readonly sessions: CardSessions;
};

const paymentSchema = z.looseObject({
  paymentMethod: z.union([
    z.looseObject({
      type: z.literal('scheme'),
      holderName: z.string().max(100).optional(),
      encryptedCardNumber: z.string(),
      encryptedExpiryMonth: z.string(),
      encryptedExpiryYear: z.string(),
      encryptedSecurityCode: z.string().optional(),
    }),
    z.looseObject({ type: z.string() }),
  ]),
});

const cardSchema = paymentSchema.shape.paymentMethod.options[0];
const detailsSchema = z.looseObject({ details: z.looseObject({ redirectResult: z.string() }) });
const lookUpSchema = z.looseObject({
  encryptedBin: z.string(),
  requestId: z.string(),
  supportedBrands: z.array(z.string()).default([]),
});

type OfSession = { Params: { id: string } };

/** Sends an error in the format of the card provider. */
function sendError(reply: FastifyReply, status: number, errorCode: string, message: string): FastifyReply {
  return reply.code(status).send({ status, errorCode, message, errorType: 'validation' });
}

function toPaymentMethods({ brands }: CardSession) {
  const cards = brands.filter((brand) => findBrandByName(brand));
  const others = brands.filter((brand) => !findBrandByName(brand));
  return [
    ...(cards.length > 0 ? [{ type: 'scheme', name: 'Cards', brands: cards }] : []),
    ...others.map((type) => ({
      type,
      name: findMethodName(type),
      ...(isWallet(type) && { configuration: walletConfigurations[type], brands: ['visa', 'mc'] }),
    })),
  ];
}

export const checkoutRoutes: FastifyPluginAsync<CheckoutOptions> = async (app, options) => {
  const { publicUrl, shopOrigins, sessions } = options;
  await app.register(cors, { origin: [...shopOrigins], allowedHeaders: ['content-type'], methods: ['GET', 'POST'] });
  // `sendBeacon` sends plain text.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.addHook('preHandler', async (request, reply) => {
    const { clientKey, token } = readFields(request.query);
    if ((clientKey ?? token) === CARD_CLIENT_KEY) return undefined;
    return sendError(reply, 401, '000', 'The client key is unknown');
  });

  const result = ({ sessionData }: CardSession, resultCode: ResultCode) => ({
    resultCode,
    sessionData,
    sessionResult: resultCode.toLowerCase(),
  });

  function findSessionOrSendError(reply: FastifyReply, { id }: OfSession['Params']): CardSession | undefined {
    const session = sessions.find(id);
    if (!session) sendError(reply, 422, '14_0410', 'The session is unknown or has expired');
    return session;
  }

  app.post<OfSession>('/v1/sessions/:id/setup', async (request, reply) => {
    const session = findSessionOrSendError(reply, request.params);
    if (!session) return reply;
    const { id, sessionData, amount, countryCode, shopperLocale, returnUrl, expiresAt } = session;
    return {
      id,
      sessionData,
      amount,
      countryCode,
      shopperLocale,
      returnUrl,
      expiresAt: expiresAt.toISOString(),
      configuration: {},
      paymentMethods: { paymentMethods: toPaymentMethods(session) },
    };
  });

  app.post<OfSession>('/v1/sessions/:id/payments', async (request, reply) => {
    const session = findSessionOrSendError(reply, request.params);
    if (!session) return reply;
    const body = paymentSchema.safeParse(request.body);
    if (!body.success) return sendError(reply, 400, '702', 'The payment is incomplete');
    if (sessions.settledResult(session.id)) return sendError(reply, 422, '14_0411', 'The session is already settled');

    const { paymentMethod } = body.data;
    if (paymentMethod.type !== 'scheme') {
      const { type } = paymentMethod;
      if (!session.brands.includes(type) || findBrandByName(type)) {
        return sendError(reply, 422, '14_0408', `The method ${type} does not belong to the session`);
      }
      if (isWallet(type)) {
        const outcome = findWalletOutcome(type, paymentMethod);
        if (!outcome) return sendError(reply, 422, '14_012', 'The token of the wallet cannot be read');
        sessions.settle(session, outcome);
        return result(session, outcome.resultCode);
      }
      const url = new URL(`/bank/${sessions.startBankVisit(session, type).token}`, publicUrl).href;
      const action = { type: 'redirect', paymentMethodType: type, method: 'GET', url };
      return { resultCode: 'RedirectShopper', sessionData: session.sessionData, action };
    }
    const card = cardSchema.safeParse(paymentMethod);
    const outcome = card.success ? findCardOutcome(card.data, session.brands, new Date()) : undefined;
    if (!outcome) return sendError(reply, 422, '101', 'The card fields are incomplete');
    sessions.settle(session, outcome);
    return result(session, outcome.resultCode);
  });

  app.post<OfSession>('/v1/sessions/:id/paymentDetails', async (request, reply) => {
    const session = findSessionOrSendError(reply, request.params);
    if (!session) return reply;
    const body = detailsSchema.safeParse(request.body);
    const visit = body.success ? sessions.findBankVisit(body.data.details.redirectResult) : undefined;
    if (visit?.session.id !== session.id) return sendError(reply, 422, '14_006', 'The redirect result is unknown');
    if (!visit.resultCode) return sendError(reply, 422, '14_007', 'The customer has not decided at the bank yet');
    return result(session, visit.resultCode);
  });

  // Apple's servers would sign it.
  app.post('/v1/applePay/sessions', async () => ({
    data: Buffer.from(JSON.stringify({ merchantSessionIdentifier: randomUUID() })).toString('base64'),
  }));

  app.post('/v3/bin/binLookup', async (request, reply) => {
    const body = lookUpSchema.safeParse(request.body);
    if (!body.success) return sendError(reply, 400, '702', 'The look-up is incomplete');
    const { requestId, encryptedBin, supportedBrands } = body.data;
    const bin = decodeField('bin', encryptedBin);
    const brand = bin === undefined ? undefined : findBrand(bin);
    if (!brand) return { requestId };
    const { name, codePolicy, lengths } = brand;
    return {
      requestId,
      issuingCountryCode: 'CA',
      brands: [
        {
          brand: name,
          supported: supportedBrands.includes(name),
          cvcPolicy: codePolicy,
          enableLuhnCheck: true,
          expiryDatePolicy: 'required',
          ...(lengths.length === 1 ? { panLength: lengths[0] } : {}),
          paymentMethodVariant: name,
        },
      ],
    };
  });

  app.post('/v3/analytics', async () => ({ checkoutAttemptId: randomUUID() }));
  app.post('/v3/analytics/:attemptId', async (_request, reply) => reply.code(204).send());
};
