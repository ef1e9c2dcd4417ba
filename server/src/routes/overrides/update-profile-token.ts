/** profile-udi: copies profile changes to the sign-in, and removes the token from the response. */
import type { CallBody } from '@perennial/shared/catalogue/types';
import { browserSignInSchema } from '../../identity/shop-sign-in.ts';
import { syncProfile } from '../../identity/sync-profile.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import type { CallOverride } from './call-override.ts';

export function updateProfileToken(shop: VisitorShopApi): CallOverride {
  return {
    response: browserSignInSchema,
    handler: async (request) => {
      const { accessToken } = request.body as CallBody<'updateProfileToken'>;
      return { details: await syncProfile(shop, request, accessToken) };
    },
  };
}
