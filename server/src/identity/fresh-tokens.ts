/**
 * New tokens of the identity provider for a sign-in. A refresh token works once: however many ask at a time, for
 * whatever reason, one refresh is made.
 */
import type { ProviderTokens, SignIns } from '../session/sign-ins.ts';
import type { IdentityProvider } from './provider.ts';

/** Undefined when the sign-in or its grant has ended; a RequestProblem when the provider cannot be asked. */
export type FreshTokens = (signInId: string) => Promise<ProviderTokens | undefined>;

type Parts = { provider: Pick<IdentityProvider, 'refresh'>; signIns: SignIns };

export function createFreshTokens({ provider, signIns }: Parts): FreshTokens {
  const running = new Map<string, Promise<ProviderTokens | undefined>>();

  async function refresh(signInId: string): Promise<ProviderTokens | undefined> {
    const signIn = await signIns.read(signInId);
    const tokens = signIn?.provider && (await provider.refresh(signIn.provider));
    // Kept at once: the old refresh token is used up, and what the new tokens are for may fail.
    if (tokens) await signIns.change(signInId, { provider: tokens });
    return tokens;
  }

  return (signInId) => {
    const started = running.get(signInId);
    if (started) return started;
    const refreshed = refresh(signInId).finally(() => running.delete(signInId));
    running.set(signInId, refreshed);
    return refreshed;
  };
}
