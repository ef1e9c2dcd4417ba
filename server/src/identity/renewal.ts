/**
 * Renews sign-ins: signs in to the shop API again with a fresh access token of the identity provider. Concurrent calls
 * share one renewal, also those of other instances (docs/rules/sign-in.md#renewal).
 */
import type { FastifyRequest } from 'fastify';
import { ShopError } from '../errors/shop-error.ts';
import type { ExpiringStore } from '../session/expiring-store.ts';
import type { ProviderTokens, SignIn } from '../session/sign-in-record.ts';
import type { SignIns } from '../session/sign-ins.ts';
import { runLocked } from '../session/store-lock.ts';
import { toShopContext } from '../shop-api/request-headers.ts';
import type { Renewal } from '../shop-api/visitor-shop-api.ts';
import { SingleFlight } from '../single-flight.ts';
import type { SignInToShop } from './shop-sign-in.ts';
import type { RefreshTokens } from './token-refresh.ts';

/** After a failure the next early renewal waits, in milliseconds. */
const RETRY_MS = 60 * 1000;
/** Longer than a renewal: a refresh has 10 s, the sign-in to the shop API 30 s. */
const LOCK_LIFETIME_MS = 45 * 1000;

type Dependencies = {
  refreshTokens: RefreshTokens;
  signIns: SignIns;
  signInToShop: SignInToShop;
  store: ExpiringStore;
  now?: () => number;
};

/** Creates the renewal of sign-ins. */
export function createSignInRenewal({
  refreshTokens,
  signIns,
  signInToShop,
  store,
  now = () => Date.now(),
}: Dependencies): Renewal {
  const renewals = new SingleFlight<string, SignIn | undefined>();
  const earlyRenewals = new SingleFlight<string, SignIn>();

  async function renewStale(stale: SignIn, request: FastifyRequest): Promise<SignIn | undefined> {
    const current = await signIns.find(stale.id);
    if (!current) return undefined;
    // Another call renewed the sign-in after this call was sent.
    if (current.shopToken !== stale.shopToken) return current;
    if (!current.provider) return undefined;

    const tokens = await refreshTokens(current.id);
    if (!tokens) return undefined;
    const shopToken = await fetchShopToken(tokens, request);
    if (shopToken === undefined) return undefined;
    return signIns.update(current.id, { shopToken, renewalFailedAt: undefined });
  }

  async function fetchShopToken({ accessToken }: ProviderTokens, request: FastifyRequest): Promise<string | undefined> {
    try {
      return (await signInToShop(accessToken, toShopContext(request))).token;
    } catch (error) {
      if (error instanceof ShopError && error.status < 500) return undefined;
      throw error;
    }
  }

  const renew: Renewal['renew'] = (stale, request) =>
    renewals.run(stale.id, () =>
      runLocked(store, { name: `renewal:${stale.id}`, lifetimeMs: LOCK_LIFETIME_MS }, () => renewStale(stale, request)),
    );

  function isDue({ provider, renewalFailedAt = Number.NEGATIVE_INFINITY }: SignIn): boolean {
    if (provider?.renewAt === undefined) return false;
    return now() >= provider.renewAt && now() - renewalFailedAt >= RETRY_MS;
  }

  async function renewEarly(signIn: SignIn, request: FastifyRequest): Promise<SignIn> {
    const current = (await signIns.find(signIn.id)) ?? signIn;
    // Another call has renewed it meanwhile, or has failed to.
    if (!isDue(current)) return current;
    try {
      const renewed = await renew(current, request);
      if (renewed) return renewed;
      request.log.warn('renewing the sign-in failed: the grant has ended');
    } catch (error) {
      request.log.warn({ err: error }, 'renewing the sign-in failed');
    }
    // The current token is still valid, so the call is sent. The client warns the customer before the session ends.
    return (await signIns.update(current.id, { renewalFailedAt: now() })) ?? current;
  }

  return {
    renew,
    renewEarly: (signIn, request) =>
      isDue(signIn) ? earlyRenewals.run(signIn.id, () => renewEarly(signIn, request)) : signIn,
  };
}
