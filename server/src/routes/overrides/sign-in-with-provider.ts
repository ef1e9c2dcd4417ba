/** signin-udi: the answer's token goes into a new session; the browser gets the details only. */
import { signInAnswerSchema } from '@perennial/shared/catalogue/schemas/account';
import type { CallBody } from '@perennial/shared/catalogue/types';
import type { ShopSignIn } from '../../identity/shop-sign-in.ts';
import type { CallOverride } from './call-override.ts';

export function signInWithProvider(shopSignIn: ShopSignIn): CallOverride {
  return {
    response: signInAnswerSchema.omit({ token: true }),
    handler: async (request) => {
      const { accessToken } = request.body as CallBody<'signInWithProvider'>;
      const { token, details } = await shopSignIn(accessToken, request);
      const { firstName, email, uuid: userId } = details;
      await request.visitor.startSignIn({ role: 'user', firstName, email, userId, shopToken: token });
      return { details };
    },
  };
}
