/** The identity provider's access token for a call to the shop API. */
import type { ProviderTokens } from '../session/sign-ins.ts';
import type { RefreshTokens } from './token-refresh.ts';

/**
 * Returns a new access token, or the current one if the grant has ended. The current one may have expired, and the shop
 * API cannot distinguish an expired token from a forged one. Throws RequestProblem `identity.unavailable`.
 */
export async function getFreshAccessToken(
  refreshTokens: RefreshTokens,
  signInId: string,
  current: ProviderTokens,
): Promise<string> {
  return ((await refreshTokens(signInId)) ?? current).accessToken;
}
