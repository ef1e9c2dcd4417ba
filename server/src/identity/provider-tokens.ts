/** What the BFF keeps of the provider's answer with tokens. */
import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';
import type { Config } from '../config.ts';
import type { ProviderTokens } from '../session/sign-in-record.ts';
import { calculateRenewalTimes } from './renewal-times.ts';

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
    ...(expiresIn === undefined ? {} : calculateRenewalTimes(expiresIn, settings)),
    ...(refreshToken === undefined ? {} : { refreshToken }),
    ...(logoutHint === undefined ? {} : { logoutHint }),
  };
}

function findLogoutHint(response: Response, { OIDC_LOGOUT_HINT }: Settings): string | undefined {
  if (OIDC_LOGOUT_HINT === 'none') return undefined;
  if (OIDC_LOGOUT_HINT === 'id_token') return response.id_token;
  const hint = response.claims()?.['login_hint'];
  return typeof hint === 'string' ? hint : undefined;
}
