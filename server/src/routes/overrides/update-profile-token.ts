/** profile-udi: what a person changed at the identity provider, and a new token, go into the session. */
import { signInAnswerSchema } from '@perennial/shared/catalogue/schemas/account';
import { readSignInAnswer } from '../../identity/shop-sign-in.ts';
import type { SessionShop } from '../../shop-api/session-shop.ts';
import type { CallOverride } from './call-override.ts';

export function updateProfileToken(shop: SessionShop): CallOverride {
  return {
    response: signInAnswerSchema.omit({ token: true }),
    handler: async (request) => {
      const { token, details } = readSignInAnswer(
        await shop.forward(request, 'updateProfileToken', { body: request.body }),
      );
      const { firstName, email } = details;
      await request.visitor.changeSignIn({ shopToken: token, firstName, email });
      return { details };
    },
  };
}
