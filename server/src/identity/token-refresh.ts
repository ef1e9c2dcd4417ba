/**
 * Refreshes the identity provider's tokens of a sign-in. A refresh token works once, so concurrent callers share one
 * refresh, also those of other instances (docs/rules/sign-in.md#renewal).
 */

import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import type { ExpiringStore } from '../session/expiring-store.ts';
import type { SignInId } from '../session/ids.ts';
import type { ProviderTokens } from '../session/sign-in-record.ts';
import type { SignIns } from '../session/sign-ins.ts';
import { runLocked } from '../session/store-lock.ts';
import { SingleFlight } from '../single-flight.ts';
import type { IdentityProvider } from './provider.ts';

/** Longer than a refresh: discovery and token endpoint have 5 s each. */
const LOCK_LIFETIME_MS = 30_000;

/**
 * Returns new tokens, saved in the sign-in. Returns undefined if the sign-in or its grant has ended; tokens of another
 * subject end the sign-in. Throws RequestProblem `identity.unavailable`, and the errors of the store.
 */
export type RefreshTokens = (signInId: SignInId) => Promise<ProviderTokens | undefined>;

type Dependencies = {
  provider: Pick<IdentityProvider, 'refresh'>;
  signIns: SignIns;
  store: ExpiringStore;
  metrics?: Pick<Metrics, 'tokensRefreshed' | 'signInEnded'>;
};

/** Creates the token refresh of sign-ins. */
export function createTokenRefresh({ provider, signIns, store, metrics = noMetrics }: Dependencies): RefreshTokens {
  const refreshes = new SingleFlight<string, ProviderTokens | undefined>();

  async function refresh(signInId: SignInId): Promise<ProviderTokens | undefined> {
    const seen = (await signIns.find(signInId))?.provider;
    if (!seen) return undefined;
    return runLocked(store, { name: `refresh:${signInId}`, lifetimeMs: LOCK_LIFETIME_MS }, async () => {
      const current = (await signIns.find(signInId))?.provider;
      if (!current) return undefined;
      // Another instance has refreshed them while this one waited.
      if (current.accessToken !== seen.accessToken) {
        metrics.tokensRefreshed('shared');
        return current;
      }
      const tokens = await provider.refresh(current).catch((error: unknown) => {
        metrics.tokensRefreshed('failed');
        throw error;
      });
      if (tokens && tokens.subject !== current.subject) {
        await signIns.end(signInId, current);
        metrics.signInEnded('user', 'other-subject');
        return undefined;
      }
      metrics.tokensRefreshed(tokens ? 'refreshed' : 'grant-ended');
      // Saved at once: the old refresh token is used up, and the caller may fail before it can save the new one.
      if (tokens) await signIns.update(signInId, { provider: tokens });
      return tokens;
    });
  }

  return (signInId) => refreshes.run(signInId, () => refresh(signInId));
}

/**
 * Returns a new access token, or the current one if the grant has ended. The current one may have expired, and the shop
 * API cannot distinguish an expired token from a forged one. Throws RequestProblem `identity.unavailable`.
 */
export async function getFreshAccessToken(
  refreshTokens: RefreshTokens,
  signInId: SignInId,
  current: ProviderTokens,
): Promise<string> {
  return ((await refreshTokens(signInId)) ?? current).accessToken;
}
