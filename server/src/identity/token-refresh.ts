/**
 * Refreshes the identity provider's tokens of a sign-in. A refresh token works once, so concurrent callers share one
 * refresh.
 */
import { SingleFlight } from '../http/single-flight.ts';
import type { ProviderTokens, SignIns } from '../session/sign-ins.ts';
import type { IdentityProvider } from './provider.ts';

/**
 * Returns new tokens, saved in the sign-in. Returns undefined if the sign-in or its grant has ended. Throws
 * RequestProblem `identity.unavailable`.
 */
export type RefreshTokens = (signInId: string) => Promise<ProviderTokens | undefined>;

type Dependencies = { provider: Pick<IdentityProvider, 'refresh'>; signIns: SignIns };

/** Creates the token refresh of sign-ins. */
export function createTokenRefresh({ provider, signIns }: Dependencies): RefreshTokens {
  const refreshes = new SingleFlight<string, ProviderTokens | undefined>();

  async function refresh(signInId: string): Promise<ProviderTokens | undefined> {
    const signIn = await signIns.find(signInId);
    const tokens = signIn?.provider && (await provider.refresh(signIn.provider));
    // Saved at once: the old refresh token is used up, and the caller may fail before it can save the new one.
    if (tokens) await signIns.update(signInId, { provider: tokens });
    return tokens;
  }

  return (signInId) => refreshes.run(signInId, () => refresh(signInId));
}
