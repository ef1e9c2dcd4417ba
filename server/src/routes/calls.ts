/** Every call of the catalogue as a route: validated, checked for access and market, forwarded. */
import type { Call } from '@perennial/shared/catalogue/call';
import { type CallName, callNames, calls } from '@perennial/shared/catalogue/routes';
import { type CallSchemas, callSchemas } from '@perennial/shared/catalogue/schemas';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { marketOf } from '@perennial/shared/cultures/markets';
import { problemSchema } from '@perennial/shared/errors/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import type { SessionShop } from '../shop-api/session-shop.ts';
import type { ShopInput } from '../shop-api/shop-api.ts';
import { isOpenFor } from './market-rules.ts';
import type { CallOverrides } from './overrides/call-overrides.ts';

type Options = { config: Config; shop: SessionShop; overrides: CallOverrides };

/** Calls that a page makes by itself, again and again: no sign of a person being there. */
const POLLED: ReadonlySet<CallName> = new Set(['getPaymentActivity']);

export const callRoutes: FastifyPluginAsyncZod<Options> = async (app, { config, shop, overrides }) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  async function checkAccess(request: FastifyRequest, name: CallName, { access }: Call): Promise<void> {
    const signIn = await request.visitor.signIn();
    if (access !== 'public' && !signIn) throw new RequestProblem('session.required');
    if (access === 'admin' && signIn?.role !== 'admin') throw new RequestProblem('session.adminRequired');
    const { countryCode } = cultureOf(request.site.culture);
    if (!isOpenFor(name, marketOf(countryCode, config.MARKET_OVERRIDES))) throw new RequestProblem('market.closed');
    if (!POLLED.has(name)) await request.visitor.noteActivity();
  }

  async function forward(request: FastifyRequest, reply: FastifyReply, name: CallName) {
    const answer = await shop.forward(request, name, inputOf(request));
    return reply.code(answer.status).type('application/json').send(answer.body);
  }

  for (const name of callNames) {
    const call: Call = calls[name];
    const override = overrides[name];
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      schema: routeSchema(name, call, override?.response),
      // Before the body is read: whoever may not make the call need not send it.
      onRequest: (request) => checkAccess(request, name, call),
      handler: (request, reply) => (override ? override.handler(request, reply) : forward(request, reply, name)),
    });
  }
};

function inputOf(request: FastifyRequest): ShopInput {
  return {
    params: request.params as ShopInput['params'],
    query: request.query as ShopInput['query'],
    body: request.body ?? undefined,
  };
}

/** A call without a body takes none, or an empty object. */
const noBodySchema = z.union([z.undefined(), z.null(), z.strictObject({})]).transform(() => undefined);

function routeSchema(name: CallName, call: Call, answer?: z.ZodType) {
  const { summary, params, query, body, response }: CallSchemas = callSchemas[name];
  return {
    operationId: name,
    summary,
    description: `Access: ${call.access}. Time-out: ${call.timeoutMs / 1000} s.`,
    tags: ['Shop API'],
    params: params ?? z.strictObject({}),
    querystring: query ?? z.strictObject({}),
    ...(call.method === 'POST' ? { body: body ?? noBodySchema } : {}),
    response: { 200: answer ?? response, default: problemSchema },
  };
}
