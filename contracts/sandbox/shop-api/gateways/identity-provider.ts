/** Reads the person of an access token from the identity provider (OpenID Connect Core, section 5.3). */
import { z } from 'zod';
import { ShopError } from '../errors/shop-error.ts';
import type { Identity } from '../store/customers.ts';

const TIMEOUT_MS = 5000;

const discoverySchema = z.looseObject({ userinfo_endpoint: z.url({ protocol: /^https?$/ }) });

/** A provider need not know more of a person than the email. */
const userInfoSchema = z.looseObject({
  sub: z.string().min(1),
  email: z.string(),
  name: z.string().nullish(),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
  phone_number: z.string().nullish(),
  marketing_opt_in: z.boolean().nullish(),
});

export type IdentityProvider = {
  /** Throws ShopError 401 for an invalid or expired token, 503 if the identity provider does not respond. */
  fetchIdentity(accessToken: string): Promise<Identity>;
};

async function request(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  try {
    return await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    throw new ShopError(503, 'error.message.identityProviderIsUnavailable');
  }
}

/** Returns where the provider tells about people (OpenID Connect Discovery 1.0, section 3). Throws ShopError 503. */
async function discoverUserInfo(issuer: string): Promise<string> {
  const response = await request(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const metadata = discoverySchema.safeParse(response.ok ? await response.json().catch(() => undefined) : undefined);
  if (!metadata.success) throw new ShopError(503, 'error.message.identityProviderIsUnavailable');
  return metadata.data.userinfo_endpoint;
}

/** Returns a client of the identity provider with this issuer URL, which it discovers with the first token. */
export function createIdentityProvider(issuer: string): IdentityProvider {
  let userInfoUrl: string | undefined;
  return {
    async fetchIdentity(accessToken) {
      userInfoUrl ??= await discoverUserInfo(issuer);
      const response = await request(userInfoUrl, { authorization: `Bearer ${accessToken}` });
      if (response.status === 401 || response.status === 403 || response.status === 400) {
        throw new ShopError(401, 'error.message.tokenIsInvalid');
      }
      const body: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
      const claims = userInfoSchema.safeParse(body);
      if (!claims.success) throw new ShopError(503, 'error.message.identityProviderIsUnavailable');
      const { sub, email, name, given_name, family_name, phone_number, marketing_opt_in } = claims.data;
      const [first = email, ...others] = name?.split(' ') ?? [];
      return {
        id: sub,
        email,
        firstName: given_name ?? first,
        lastName: family_name ?? others.join(' '),
        phoneNumber: phone_number ?? undefined,
        marketingOptIn: marketing_opt_in ?? undefined,
      };
    },
  };
}
