/**
 * opt-in: adds the identity provider's access token, which the browser does not have
 * (docs/rules/account.md#newsletter).
 */
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import type { RefreshTokens } from '../../identity/token-refresh.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import { sendShopResponse } from '../send-shop-response.ts';
import { type CallOverride, override } from './override.ts';
import { requireAccessToken } from './require-access-token.ts';

export function updateOptIn(shop: VisitorShopApi, refreshTokens: RefreshTokens): CallOverride {
  return override('updateOptIn', {
    response: callSchemas.updateOptIn.response,
    handler: async (request, body, reply) => {
      const accessToken = await requireAccessToken(request, body.accessToken, refreshTokens);
      return sendShopResponse(reply, await shop.forward(request, 'updateOptIn', { body: { ...body, accessToken } }));
    },
  });
}
