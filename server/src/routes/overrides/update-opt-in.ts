/** opt-in: the shop API wants the identity provider's access token, which only the BFF has. */
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import type { CallBody } from '@perennial/shared/catalogue/types';
import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '../../errors/request-problem.ts';
import type { FreshTokens } from '../../identity/fresh-tokens.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import type { CallOverride } from './call-override.ts';

export function updateOptIn(shop: VisitorShopApi, freshTokens: FreshTokens): CallOverride {
  /** A fresh one: the one in the session may have run out, and the shop API cannot tell that from a forged one. */
  async function ownAccessToken(request: FastifyRequest): Promise<string | undefined> {
    const signIn = await request.visitor.signIn();
    if (!signIn?.provider) return undefined;
    return ((await freshTokens(signIn.id)) ?? signIn.provider).accessToken;
  }

  return {
    response: callSchemas.updateOptIn.response,
    handler: async (request, reply) => {
      const body = request.body as CallBody<'updateOptIn'>;
      const accessToken = body.accessToken ?? (await ownAccessToken(request));
      if (accessToken === undefined) throw new RequestProblem('request.invalid', { messages: [missingToken] });
      const answer = await shop.forward(request, 'updateOptIn', { body: { ...body, accessToken } });
      return reply.code(answer.status).type('application/json').send(answer.body);
    },
  };
}

/** Customer care acts without the customer's own sign-in at the identity provider. */
const missingToken = {
  code: 'request.invalid',
  text: 'body.accessToken: is needed where the session has none',
  extraInfo: { field: 'body.accessToken' },
};
