/**
 * Renews a sign-in whose user token was rejected: signs in to the shop API again with a fresh access token of the
 * identity provider. Concurrent calls share one renewal. Rule: docs/rules/sign-in.md#renewal
 */
import type { FastifyRequest } from 'fastify';
import { ShopError } from '../errors/shop-error.ts';
import { SingleFlight } from '../http/single-flight.ts';
import type { ProviderTokens, SignIn, SignIns } from '../session/sign-ins.ts';
import type { RenewSignIn } from '../shop-api/visitor-shop-api.ts';
import type { SignInToShop } from './shop-sign-in.ts';
import type { RefreshTokens } from './token-refresh.ts';

type Dependencies = {
  refreshTokens: RefreshTokens;
  signIns: SignIns;
  signInToShop: SignInToShop;
};

/** Creates the renewal of sign-ins. */
export function createSignInRenewal({ refreshTokens, signIns, signInToShop }: Dependencies): RenewSignIn {
  const renewals = new SingleFlight<string, SignIn | undefined>();

  async function renew(stale: SignIn, request: FastifyRequest): Promise<SignIn | undefined> {
    const current = await signIns.find(stale.id);
    if (!current?.provider) return undefined;
    // Another call renewed the sign-in after this call was sent.
    if (current.shopToken !== stale.shopToken) return current;

    const tokens = await refreshTokens(current.id);
    if (!tokens) return undefined;
    const shopToken = await fetchShopToken(tokens, request);
    return shopToken === undefined ? undefined : signIns.update(current.id, { shopToken });
  }

  async function fetchShopToken({ accessToken }: ProviderTokens, request: FastifyRequest): Promise<string | undefined> {
    try {
      return (await signInToShop(accessToken, request)).token;
    } catch (error) {
      if (error instanceof ShopError && error.status < 500) return undefined;
      throw error;
    }
  }

  return (stale, request) => renewals.run(stale.id, () => renew(stale, request));
}
