/** When the provider's tokens are renewed before they expire (docs/rules/sign-in.md#renewal). */
import type { Config } from '../config.ts';

/** A token that lives long is renewed so long before its end, in milliseconds. */
const LONGEST_MARGIN_MS = 5 * 60 * 1000;

type RenewalTimes = {
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly renewAt: number;
};

/** `expiresIn` is in seconds. The margin is a share of the lifetime, so that a new token is never due at once. */
export function calculateRenewalTimes(
  expiresIn: number,
  { OIDC_RENEWAL_SHARE }: Pick<Config, 'OIDC_RENEWAL_SHARE'>,
): RenewalTimes {
  const lifetimeMs = expiresIn * 1000;
  const expiresAt = Date.now() + lifetimeMs;
  return { expiresAt, renewAt: expiresAt - Math.min(LONGEST_MARGIN_MS, lifetimeMs * OIDC_RENEWAL_SHARE) };
}
