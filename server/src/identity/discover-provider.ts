/** Reads the metadata of the identity provider, and says how the BFF talks to it. */
import * as oidc from 'openid-client';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createClientAuth } from './client-auth.ts';
import { measureIdentityRequests } from './measured-requests.ts';

/** Of each request to the provider. */
export const TIMEOUT_SECONDS = 5;

/** Throws the errors of openid-client. */
export async function discoverProvider(config: Config, metrics: Metrics): Promise<oidc.Configuration> {
  const { OIDC_ISSUER, OIDC_CLIENT_ID } = config;
  // The configuration allows plain http for loopback hosts only.
  const insecure = OIDC_ISSUER.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  const clientAuth = createClientAuth({
    clientId: OIDC_CLIENT_ID,
    secret: config.OIDC_CLIENT_SECRET,
    keys: config.OIDC_CLIENT_KEYS ?? [],
    method: config.OIDC_CLIENT_AUTH,
    audience: config.OIDC_CLIENT_ASSERTION_AUDIENCE,
  });
  let discovered: oidc.Configuration | undefined;
  discovered = await oidc.discovery(OIDC_ISSUER, OIDC_CLIENT_ID, undefined, clientAuth, {
    execute: [oidc.enableNonRepudiationChecks, ...insecure],
    timeout: TIMEOUT_SECONDS,
    [oidc.customFetch]: measureIdentityRequests(metrics, () => discovered?.serverMetadata()),
  });
  return discovered;
}
