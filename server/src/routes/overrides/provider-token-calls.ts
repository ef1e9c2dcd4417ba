/** The calls that get the identity provider's access token, which the browser does not have. */

import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { browserSignInSchema } from '../../identity/shop-sign-in.ts';
import { syncProfile } from '../../identity/sync-profile.ts';
import type { RefreshTokens } from '../../identity/token-refresh.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import { sendShopResponse } from '../send-shop-response.ts';
import { type CallOverride, override } from './override.ts';
import { requireAccessToken } from './require-access-token.ts';

/**
 * profile-udi: adds the access token where the body has none, copies profile changes to the sign-in, and removes the token
 * from the response (docs/rules/sign-in.md#profile-page).
 */
export function updateProfileToken(shop: VisitorShopApi, refreshTokens: RefreshTokens): CallOverride {
  return override('updateProfileToken', {
    response: browserSignInSchema,
    handler: async (request, { accessToken }) => {
      return {
        details: await syncProfile(shop, request, await requireAccessToken(request, accessToken, refreshTokens)),
      };
    },
  });
}

/** opt-in: adds the access token where the body has none (docs/rules/account.md#newsletter). */
export function updateOptIn(shop: VisitorShopApi, refreshTokens: RefreshTokens): CallOverride {
  return override('updateOptIn', {
    response: callSchemas.updateOptIn.response,
    handler: async (request, body, reply) => {
      const accessToken = await requireAccessToken(request, body.accessToken, refreshTokens);
      return sendShopResponse(reply, await shop.forward(request, 'updateOptIn', { body: { ...body, accessToken } }));
    },
  });
}
