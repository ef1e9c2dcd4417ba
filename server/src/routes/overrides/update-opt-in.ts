/** opt-in: the shop API wants the identity provider's access token, which only the BFF has. */
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import type { CallBody } from '@perennial/shared/catalogue/types';
import { RequestProblem } from '../../errors/request-problem.ts';
import type { SessionShop } from '../../shop-api/session-shop.ts';
import type { CallOverride } from './call-override.ts';

export function updateOptIn(shop: SessionShop): CallOverride {
  return {
    response: callSchemas.updateOptIn.response,
    handler: async (request, reply) => {
      const body = request.body as CallBody<'updateOptIn'>;
      const signIn = await request.visitor.signIn();
      const accessToken = body.accessToken ?? signIn?.provider?.accessToken;
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
