/** signin-udi: starts a sign-in of a customer, and removes the token from the response. */
import type { CallBody } from '@perennial/shared/catalogue/types';
import { browserSignInSchema, type SignInToShop } from '../../identity/shop-sign-in.ts';
import { toShopContext } from '../../shop-api/request-headers.ts';
import type { CallOverride } from './call-override.ts';

export function signInWithProvider(signInToShop: SignInToShop): CallOverride {
  return {
    response: browserSignInSchema,
    handler: async (request) => {
      const { accessToken } = request.body as CallBody<'signInWithProvider'>;
      const { token, details } = await signInToShop(accessToken, toShopContext(request));
      const { firstName, email, uuid: userId } = details;
      await request.visitor.startSignIn({ role: 'user', firstName, email, userId, shopToken: token });
      return { details };
    },
  };
}
