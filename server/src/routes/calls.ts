/** Every JSON call of the catalogue as a route: validated, checked for access and market, forwarded. */
import type { Call } from '@perennial/shared/catalogue/call';
import { type CallName, callNames, calls } from '@perennial/shared/catalogue/routes';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { CheckBody } from '../address/check-body.ts';
import type { ShopInput } from '../shop-api/shop-api.ts';
import type { VisitorShopApi } from '../shop-api/visitor-shop-api.ts';
import type { CheckAccess } from './call-access.ts';
import { callRouteSchema, routePath } from './call-schema.ts';
import type { CallOverrides } from './overrides/call-overrides.ts';

type Options = { shop: VisitorShopApi; checkAccess: CheckAccess; checkBody: CheckBody; overrides: CallOverrides };

export const callRoutes: FastifyPluginAsync<Options> = async (app, { shop, checkAccess, checkBody, overrides }) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  async function forward(request: FastifyRequest, reply: FastifyReply, name: CallName) {
    const answer = await shop.forward(request, name, inputOf(request));
    return reply.code(answer.status).type('application/json').send(answer.body);
  }

  for (const name of callNames.filter((call) => calls[call].responseType === 'json')) {
    const { method }: Call = calls[name];
    const override = overrides[name];
    app.route({
      method,
      url: routePath(name),
      schema: callRouteSchema(name, override?.response),
      // Before the body is read: whoever may not make the call need not send it.
      onRequest: (request) => checkAccess(request, name),
      preHandler: (request) => checkBody(request, name),
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
