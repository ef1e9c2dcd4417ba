/** admin/signin: customer care acts for a customer from here on; the browser gets the details, never the token. */
import { signInAnswerSchema } from '@perennial/shared/catalogue/schemas/account';
import { readSignInAnswer } from '../../identity/shop-sign-in.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import type { CallOverride } from './call-override.ts';

export function signInAdmin(shop: VisitorShopApi): CallOverride {
  return {
    response: signInAnswerSchema.omit({ token: true }),
    handler: async (request) => {
      const { token, details } = readSignInAnswer(
        await shop.forwardAnonymously(request, 'signInAdmin', { body: request.body }),
      );
      const { firstName, email } = details;
      await request.visitor.startSignIn({ role: 'admin', firstName, email, shopToken: token });
      return { details };
    },
  };
}
