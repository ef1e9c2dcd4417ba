/** What the BFF keeps of the provider's answer with tokens. */
import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';
import type { Config } from '../config.ts';
import type { ProviderTokens } from '../session/sign-ins.ts';

/** A token that lives long is renewed so long before its end, in milliseconds. */
const LONGEST_MARGIN_MS = 5 * 60 * 1000;

type Response = TokenEndpointResponse & TokenEndpointResponseHelpers;
type Person = Pick<ProviderTokens, 'subject' | 'sessionId'>;
type Settings = Pick<Config, 'OIDC_RENEWAL_SHARE' | 'OIDC_LOGOUT_HINT'>;

/** Returns the tokens with their times, and what a sign-out tells the provider. */
export function toProviderTokens(response: Response, person: Person, settings: Settings): ProviderTokens {
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn } = response;
  const logoutHint = findLogoutHint(response, settings);
  return {
    accessToken,
    ...person,
    ...(expiresIn === undefined ? {} : calculateTimes(expiresIn, settings)),
    ...(refreshToken === undefined ? {} : { refreshToken }),
    ...(logoutHint === undefined ? {} : { logoutHint }),
  };
}

/** `expiresIn` is in seconds. The margin is a share of the lifetime, so that a new token is never due at once. */
function calculateTimes(expiresIn: number, { OIDC_RENEWAL_SHARE }: Settings) {
  const lifetimeMs = expiresIn * 1000;
  const expiresAt = Date.now() + lifetimeMs;
  return { expiresAt, renewAt: expiresAt - Math.min(LONGEST_MARGIN_MS, lifetimeMs * OIDC_RENEWAL_SHARE) };
}

function findLogoutHint(response: Response, { OIDC_LOGOUT_HINT }: Settings): string | undefined {
  if (OIDC_LOGOUT_HINT === 'none') return undefined;
  if (OIDC_LOGOUT_HINT === 'id_token') return response.id_token;
  const hint = response.claims()?.['login_hint'];
  return typeof hint === 'string' ? hint : undefined;
}
