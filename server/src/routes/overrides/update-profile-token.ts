/**
 * profile-udi: adds the identity provider's access token where the body has none, copies profile changes to the
 * sign-in, and removes the token from the response. Rule: docs/rules/sign-in.md#profile-page
 */
import type { CallBody } from '@perennial/shared/catalogue/types';
import { browserSignInSchema } from '../../identity/shop-sign-in.ts';
import { syncProfile } from '../../identity/sync-profile.ts';
import type { RefreshTokens } from '../../identity/token-refresh.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import type { CallOverride } from './call-override.ts';
import { requireAccessToken } from './require-access-token.ts';

export function updateProfileToken(shop: VisitorShopApi, refreshTokens: RefreshTokens): CallOverride {
  return {
    response: browserSignInSchema,
    handler: async (request) => {
      const { accessToken } = request.body as CallBody<'updateProfileToken'>;
      return {
        details: await syncProfile(shop, request, await requireAccessToken(request, accessToken, refreshTokens)),
      };
    },
  };
}
