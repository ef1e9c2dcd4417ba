/** Reads the person of an access token from the identity provider (OpenID Connect Core, section 5.3). */
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
  /** Throws ShopError 401 for an invalid or expired token, 503 if the identity provider does not respond. */
  fetchIdentity(accessToken: string): Promise<Identity>;
};

async function requestUserInfo(issuer: string, accessToken: string): Promise<Response> {
  try {
    return await fetch(`${issuer}/me`, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    throw new ShopError(503, 'error.message.identityProviderIsUnavailable');
  }
}

/** Returns a client of the identity provider with this issuer URL. */
export function createIdentityProvider(issuer: string): IdentityProvider {
  return {
    async fetchIdentity(accessToken) {
      const response = await requestUserInfo(issuer, accessToken);
      if (response.status === 401 || response.status === 403 || response.status === 400) {
        throw new ShopError(401, 'error.message.tokenIsInvalid');
      }
      const body: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
      const claims = userInfoSchema.safeParse(body);
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
