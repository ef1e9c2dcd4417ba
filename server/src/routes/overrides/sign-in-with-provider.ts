/** signin-udi: starts a sign-in of a customer, and removes the token from the response. */
import { browserSignInSchema, type SignInToShop } from '../../identity/shop-sign-in.ts';
import { toShopContext } from '../../shop-api/request-headers.ts';
import { type CallOverride, override } from './override.ts';

export function signInWithProvider(signInToShop: SignInToShop): CallOverride {
  return override('signInWithProvider', {
    response: browserSignInSchema,
    handler: async (request, { accessToken }) => {
      const { token, details } = await signInToShop(accessToken, toShopContext(request));
      const { firstName, email, uuid: userId } = details;
      await request.visitor.startSignIn({ role: 'user', firstName, email, userId, shopToken: token });
      return { details };
    },
  });
}
