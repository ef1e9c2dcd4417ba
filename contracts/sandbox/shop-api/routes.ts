/** Makes a route of every call in the shared catalogue: its path, its checks, its handler. */

import type { CallSchemas } from '@perennial/shared/catalogue/call-schemas';
import { type CallName, callNames, calls } from '@perennial/shared/catalogue/routes';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ShopError } from './errors/shop-error.ts';
import type { Handler, HandlerContext, HandlerInput, Handlers, ShopServices } from './handler.ts';
import { handlers } from './handlers/all-handlers.ts';
import { marketOfHeaders } from './market/market.ts';

function check(schema: z.ZodType | undefined, where: string, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = [where, ...(issue?.path ?? [])].join('.');
  throw new ShopError(400, 'error.message.requestIsInvalid', { field, reason: issue?.message ?? '' });
}

const handlerOf: Handlers = handlers;

/** Only schemas know what a call takes, so their output is the handler's input. */
function inputOf<N extends CallName>(name: N, request: FastifyRequest): HandlerInput<N> {
  const schemas: CallSchemas = callSchemas[name];
  const input: unknown = {
    params: check(schemas.params, 'params', request.params),
    query: check(schemas.query, 'query', request.query),
    body: check(schemas.body, 'body', request.body),
  };
  return input as HandlerInput<N>;
}

function contextOf(request: FastifyRequest, reply: FastifyReply, services: ShopServices): HandlerContext {
  const { shop } = services;
  const header = request.headers['user-token'];
  const token = typeof header === 'string' ? header : undefined;
  const customerId = token && shop.tokens.customerOf(token);
  const visitor = customerId ? shop.customers.byId(customerId) : undefined;
  const adminName = token && shop.tokens.adminOf(token);
  const renewal = token && visitor ? shop.tokens.renewalOf(token) : undefined;
  const giveToken = (given: string) => void reply.header('user-token', given);
  if (renewal) giveToken(renewal);
  const customer = () => {
    if (!visitor) throw new ShopError(401, 'error.message.tokenIsInvalid');
    return visitor;
  };
  return {
    ...services,
    market: marketOfHeaders(request.headers),
    visitor,
    customer,
    admin: () => {
      customer();
      if (!adminName) throw new ShopError(403, 'error.message.userIsNotAdmin');
      return adminName;
    },
    giveToken,
    givePdf: (fileName) =>
      void reply.type('application/pdf').header('content-disposition', `inline; filename="${fileName}"`),
  };
}

function addRoute<N extends CallName>(app: FastifyInstance, name: N, services: ShopServices): void {
  const { method, path, access } = calls[name];
  const schemas: CallSchemas = callSchemas[name];
  const handler: Handler<N> = handlerOf[name];
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      services.shop.catchUp();
      const context = contextOf(request, reply, services);
      // Whose request it is comes before what it says.
      if (access === 'customer') context.customer();
      if (access === 'admin') context.admin();
      const answer = await handler(inputOf(name, request), context);
      // The sandbox holds itself to the contract: an answer that breaks it is a fault here, not in the shop's client.
      return schemas.response.parse(answer);
    },
  });
}

export function addCallRoutes(app: FastifyInstance, services: ShopServices): void {
  for (const name of callNames) addRoute(app, name, services);
}
