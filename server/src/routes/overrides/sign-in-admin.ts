/**
 * admin/signin: starts a sign-in of an admin, and removes the token from the response. A customer who was signed in is
 * signed out, also at the identity provider. Rule: docs/rules/care.md#admin-sign-in
 */
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { IdentityProvider } from '../../identity/provider.ts';
import { browserSignInSchema, parseSignInResponse } from '../../identity/shop-sign-in.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import type { CallOverride } from './call-override.ts';

/** The `state` of the return from the identity provider: the page of the admin login shows the account. */
const SIGNED_IN_STATE = 'signed-in';

/** The URL that ends the customer's session at the identity provider, if a customer was signed in. */
const responseSchema = browserSignInSchema.extend({ redirectTo: z.string().optional() });

type Dependencies = { shop: VisitorShopApi; provider: IdentityProvider; config: Config };

export function signInAdmin({ shop, provider, config }: Dependencies): CallOverride {
  return {
    response: responseSchema,
    handler: async (request) => {
      const { token, details } = parseSignInResponse(
        await shop.forwardAnonymously(request, 'signInAdmin', { body: request.body }),
      );
      const { firstName, email } = details;
      const previous = await request.visitor.signIn();
      await request.visitor.startSignIn({ role: 'admin', firstName, email, shopToken: token });
      if (!previous?.provider) return { details };
      const page = new URL(`/${request.site.culture}/login-admin`, config.PUBLIC_URL).href;
      const redirectTo = await provider.endSession(previous.provider, page, request.log, SIGNED_IN_STATE);
      return { details, redirectTo };
    },
  };
}
