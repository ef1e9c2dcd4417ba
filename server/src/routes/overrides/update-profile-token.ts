/** profile-udi: what a person changed at the identity provider, and a new token, go into the session. */
import { signInAnswerSchema } from '@perennial/shared/catalogue/schemas/account';
import type { CallBody } from '@perennial/shared/catalogue/types';
import { syncProfile } from '../../identity/sync-profile.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import type { CallOverride } from './call-override.ts';

export function updateProfileToken(shop: VisitorShopApi): CallOverride {
  return {
    response: signInAnswerSchema.omit({ token: true }),
    handler: async (request) => {
      const { accessToken } = request.body as CallBody<'updateProfileToken'>;
      return { details: await syncProfile(shop, request, accessToken) };
    },
  };
}
