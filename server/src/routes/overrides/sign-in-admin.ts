/**
 * admin/signin: starts a sign-in of an admin, and removes the token from the response.
 * Rule: docs/rules/care.md#admin-sign-in
 */
import { browserSignInSchema, parseSignInResponse } from '../../identity/shop-sign-in.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import type { CallOverride } from './call-override.ts';

export function signInAdmin(shop: VisitorShopApi): CallOverride {
  return {
    response: browserSignInSchema,
    handler: async (request) => {
      const { token, details } = parseSignInResponse(
        await shop.forwardAnonymously(request, 'signInAdmin', { body: request.body }),
      );
      const { firstName, email } = details;
      await request.visitor.startSignIn({ role: 'admin', firstName, email, shopToken: token });
      return { details };
    },
  };
}
