/** Asks the identity provider whose access token this is (OpenID Connect Core, section 5.3). */
import { z } from 'zod';
import { ShopError } from '../errors/shop-error.ts';
import type { Identity } from '../store/customers.ts';

const TIMEOUT_MS = 5000;

const userInfoSchema = z.looseObject({
  sub: z.string().min(1),
  email: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  phone_number: z.string().nullish(),
  marketing_opt_in: z.boolean().nullish(),
});

export type IdentityProvider = {
  /** Throws 401 for a token that is not (or no longer) good, 503 where the provider cannot be asked. */
  whoseToken(accessToken: string): Promise<Identity>;
};

/** The identity provider at this issuer. */
export function identityProviderAt(issuer: string): IdentityProvider {
  async function ask(accessToken: string): Promise<Response> {
    try {
      return await fetch(`${issuer}/me`, {
        headers: { authorization: `Bearer ${accessToken}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch {
      throw new ShopError(503, 'error.message.identityProviderIsUnavailable');
    }
  }

  return {
    async whoseToken(accessToken) {
      const answer = await ask(accessToken);
      if (answer.status === 401 || answer.status === 403 || answer.status === 400) {
        throw new ShopError(401, 'error.message.tokenIsInvalid');
      }
      const told: unknown = answer.ok ? await answer.json().catch(() => undefined) : undefined;
      const claims = userInfoSchema.safeParse(told);
      if (!claims.success) throw new ShopError(503, 'error.message.identityProviderIsUnavailable');
      const { sub, email, given_name, family_name, phone_number, marketing_opt_in } = claims.data;
      return {
        id: sub,
        email,
        firstName: given_name,
        lastName: family_name,
        phoneNumber: phone_number ?? undefined,
        marketingOptIn: marketing_opt_in ?? undefined,
      };
    },
  };
}
