/**
 * opt-in: adds the identity provider's access token, which the browser does not have.
 * Rule: docs/rules/account.md#newsletter
 */
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import type { CallBody } from '@perennial/shared/catalogue/types';
import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '../../errors/request-problem.ts';
import { getFreshAccessToken } from '../../identity/access-token.ts';
import type { RefreshTokens } from '../../identity/token-refresh.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import { sendShopResponse } from '../send-shop-response.ts';
import type { CallOverride } from './call-override.ts';

export function updateOptIn(shop: VisitorShopApi, refreshTokens: RefreshTokens): CallOverride {
  async function findAccessToken(request: FastifyRequest): Promise<string | undefined> {
    const signIn = await request.visitor.signIn();
    return signIn?.provider && getFreshAccessToken(refreshTokens, signIn.id, signIn.provider);
  }

  return {
    response: callSchemas.updateOptIn.response,
    handler: async (request, reply) => {
      const body = request.body as CallBody<'updateOptIn'>;
      const accessToken = body.accessToken ?? (await findAccessToken(request));
      if (accessToken === undefined) throw new RequestProblem('request.invalid', { faults: [missingToken] });
      return sendShopResponse(reply, await shop.forward(request, 'updateOptIn', { body: { ...body, accessToken } }));
    },
  };
}

/** For admins: they have no sign-in of the customer at the identity provider. */
const missingToken = {
  field: 'body.accessToken',
  reason: 'is required, because the session has no token of the identity provider',
};
