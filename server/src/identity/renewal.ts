/**
 * Renews a sign-in whose shop token was refused: signs in to the shop API again with the identity provider's token,
 * refreshed first where it has run out. However many calls wait, one renewal is made for a sign-in.
 */
import type { FastifyRequest } from 'fastify';
import { ShopError } from '../errors/shop-error.ts';
import type { ProviderTokens, SignIn, SignIns } from '../session/sign-ins.ts';
import type { FreshTokens } from './fresh-tokens.ts';
import type { ShopSignIn } from './shop-sign-in.ts';

/** The renewed sign-in; undefined when it cannot be renewed and has to end. */
export type RenewSignIn = (stale: SignIn, request: FastifyRequest) => Promise<SignIn | undefined>;

type Parts = {
  freshTokens: FreshTokens;
  signIns: SignIns;
  shopSignIn: ShopSignIn;
};

export function createRenewal({ freshTokens, signIns, shopSignIn }: Parts): RenewSignIn {
  const running = new Map<string, Promise<SignIn | undefined>>();

  async function renew(stale: SignIn, request: FastifyRequest): Promise<SignIn | undefined> {
    const current = await signIns.read(stale.id);
    if (!current?.provider) return undefined;
    // Somebody else renewed it between our call and now.
    if (current.shopToken !== stale.shopToken) return current;

    const tokens = await freshTokens(current.id);
    if (!tokens) return undefined;
    const shopToken = await signInAgain(tokens, request);
    return shopToken === undefined ? undefined : signIns.change(current.id, { shopToken });
  }

  async function signInAgain({ accessToken }: ProviderTokens, request: FastifyRequest): Promise<string | undefined> {
    try {
      return (await shopSignIn(accessToken, request)).token;
    } catch (error) {
      if (error instanceof ShopError && error.status < 500) return undefined;
      throw error;
    }
  }

  return (stale, request) => {
    const started = running.get(stale.id);
    if (started) return started;
    const renewal = renew(stale, request).finally(() => running.delete(stale.id));
    running.set(stale.id, renewal);
    return renewal;
  };
}
