/** The calls of the card library: set-up, payment, details, brand look-up, analytics. Versions in paths do not matter. */
import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { brandNamed, brandOf } from './browser/card-rules.js';
import { fieldValue } from './browser/field-blob.js';
import { cardOutcome } from './card-payment.ts';
import { CARD_CLIENT_KEY, type CardSession, type CardSessions, type ResultCode } from './card-sessions.ts';
import { methodName } from './payment-methods.ts';

export type CheckoutOptions = {
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

/** An error in the provider's own shape. */
function refuse(reply: FastifyReply, status: number, errorCode: string, message: string): FastifyReply {
  return reply.code(status).send({ status, errorCode, message, errorType: 'validation' });
}

function paymentMethodsOf({ brands }: CardSession) {
  const cards = brands.filter((brand) => brandNamed(brand));
  const others = brands.filter((brand) => !brandNamed(brand));
  return [
    ...(cards.length > 0 ? [{ type: 'scheme', name: 'Cards', brands: cards }] : []),
    ...others.map((type) => ({ type, name: methodName(type) })),
  ];
}

export const checkoutRoutes: FastifyPluginAsync<CheckoutOptions> = async (app, options) => {
  const { publicUrl, shopOrigins, sessions } = options;
  await app.register(cors, { origin: [...shopOrigins], allowedHeaders: ['content-type'], methods: ['GET', 'POST'] });
  // Beacons on leaving a page come as text.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.addHook('preHandler', async (request, reply) => {
    const { clientKey, token } = request.query as { clientKey?: string; token?: string };
    if ((clientKey ?? token) === CARD_CLIENT_KEY) return undefined;
    return refuse(reply, 401, '000', 'The client key is not known');
  });

  const result = ({ sessionData }: CardSession, resultCode: ResultCode) => ({
    resultCode,
    sessionData,
    sessionResult: resultCode.toLowerCase(),
  });

  function sessionOr(reply: FastifyReply, params: unknown): CardSession | undefined {
    const session = sessions.find((params as { id: string }).id);
    if (!session) refuse(reply, 422, '14_0410', 'The session is not known or has expired');
    return session;
  }

  app.post('/v1/sessions/:id/setup', async (request, reply) => {
    const session = sessionOr(reply, request.params);
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
      paymentMethods: { paymentMethods: paymentMethodsOf(session) },
    };
  });

  app.post('/v1/sessions/:id/payments', async (request, reply) => {
    const session = sessionOr(reply, request.params);
    if (!session) return reply;
    const body = paymentSchema.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, '702', 'The payment is not complete');
    if (sessions.settledResult(session.id)) return refuse(reply, 422, '14_0411', 'The session was paid already');

    const { paymentMethod } = body.data;
    if (paymentMethod.type !== 'scheme') {
      const { type } = paymentMethod;
      if (!session.brands.includes(type) || brandNamed(type)) {
        return refuse(reply, 422, '14_0408', `The method ${type} is not part of the session`);
      }
      const url = new URL(`/bank/${sessions.visitBank(session, type).token}`, publicUrl).href;
      const action = { type: 'redirect', paymentMethodType: type, method: 'GET', url };
      return { resultCode: 'RedirectShopper', sessionData: session.sessionData, action };
    }
    const card = cardSchema.safeParse(paymentMethod);
    const outcome = card.success ? cardOutcome(card.data, session.brands, new Date()) : undefined;
    if (!outcome) return refuse(reply, 422, '101', 'The card fields are not complete');
    sessions.settle(session, outcome);
    return result(session, outcome.resultCode);
  });

  app.post('/v1/sessions/:id/paymentDetails', async (request, reply) => {
    const session = sessionOr(reply, request.params);
    if (!session) return reply;
    const body = detailsSchema.safeParse(request.body);
    const visit = body.success ? sessions.bankVisit(body.data.details.redirectResult) : undefined;
    if (visit?.session.id !== session.id) return refuse(reply, 422, '14_006', 'The redirect result is not known');
    if (!visit.resultCode) return refuse(reply, 422, '14_007', 'The person has not decided at the bank yet');
    return result(session, visit.resultCode);
  });

  app.post('/v3/bin/binLookup', async (request, reply) => {
    const body = lookUpSchema.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, '702', 'The look-up is not complete');
    const { requestId, encryptedBin, supportedBrands } = body.data;
    const bin = fieldValue('bin', encryptedBin);
    const brand = bin === undefined ? undefined : brandOf(bin);
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
