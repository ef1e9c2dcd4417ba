/**
 * profile-udi: adds the identity provider's access token where the body has none, copies profile changes to the
 * sign-in, and removes the token from the response (docs/rules/sign-in.md#profile-page).
 */
import { browserSignInSchema } from '../../identity/shop-sign-in.ts';
import { syncProfile } from '../../identity/sync-profile.ts';
import type { RefreshTokens } from '../../identity/token-refresh.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import { type CallOverride, override } from './override.ts';
import { requireAccessToken } from './require-access-token.ts';

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
