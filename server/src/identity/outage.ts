/** Tells an outage of the identity provider from a sign-in that it or a check has refused. */
import * as oidc from 'openid-client';

/** The errors of OAuth that take the place of the statuses 500 and 503 (RFC 6749, section 4.1.2.1). */
const OUTAGES = ['server_error', 'temporarily_unavailable'];

/**
 * Whether an error of openid-client says that the provider cannot be reached or fails, and nothing about the sign-in
 * (docs/rules/sign-in.md#failed-sign-ins).
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof oidc.AuthorizationResponseError) return OUTAGES.includes(error.error);
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500 || OUTAGES.includes(error.error);
  if (error instanceof oidc.ClientError) {
    return error.code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && error.cause.status >= 500);
  }
  // `fetch` has failed.
  return error instanceof TypeError;
}
