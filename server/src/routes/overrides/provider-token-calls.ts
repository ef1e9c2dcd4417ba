/** The calls that send the identity provider's access token to the shop API. */
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { browserSignInSchema, type SignInToShop } from '../../identity/shop-sign-in.ts';
import { syncProfile } from '../../identity/sync-profile.ts';
import type { RefreshTokens } from '../../identity/token-refresh.ts';
import { toDevice } from '../../session/device.ts';
import { customerIdSchema } from '../../session/ids.ts';
import { toShopContext } from '../../shop-api/request-headers.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import { sendShopResponse } from '../send-shop-response.ts';
import { type CallOverride, override } from './override.ts';
import { requireAccessToken } from './require-access-token.ts';

/** signin-udi: starts a sign-in of a customer, and removes the token from the response. */
export function signInWithProvider(signInToShop: SignInToShop): CallOverride {
  return override('signInWithProvider', {
    response: browserSignInSchema,
    handler: async (request, { accessToken }) => {
      const { token, details } = await signInToShop(accessToken, toShopContext(request));
      const { firstName, email } = details;
      const userId = customerIdSchema.parse(details.uuid);
      const device = toDevice(request.headers['user-agent']);
      await request.visitor.startSignIn({ role: 'user', firstName, email, userId, shopToken: token, device });
      return { details };
    },
  });
}

/**
 * profile-udi: adds the token where the body has none, because the browser does not have it, copies profile changes to
 * the sign-in, and removes the token from the response (docs/rules/sign-in.md#profile-page).
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

/** opt-in: adds the token where the body has none (docs/rules/account.md#newsletter). */
export function updateOptIn(shop: VisitorShopApi, refreshTokens: RefreshTokens): CallOverride {
  return override('updateOptIn', {
    response: callSchemas.updateOptIn.response,
    handler: async (request, body, reply) => {
      const accessToken = await requireAccessToken(request, body.accessToken, refreshTokens);
      return sendShopResponse(reply, await shop.forward(request, 'updateOptIn', { body: { ...body, accessToken } }));
    },
  });
}
