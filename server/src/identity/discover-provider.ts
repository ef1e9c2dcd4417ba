/** Reads the metadata of the identity provider, and says how the BFF talks to it. */
import * as oidc from 'openid-client';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { measureIdentityRequests } from './measured-requests.ts';

/** Of each request to the provider. */
export const TIMEOUT_SECONDS = 5;

/** Throws the errors of openid-client. */
export async function discoverProvider(
  { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Config,
  metrics: Metrics,
): Promise<oidc.Configuration> {
  // The configuration allows plain http for loopback hosts only.
  const insecure = OIDC_ISSUER.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  let discovered: oidc.Configuration | undefined;
  discovered = await oidc.discovery(
    OIDC_ISSUER,
    OIDC_CLIENT_ID,
    undefined,
    oidc.ClientSecretBasic(OIDC_CLIENT_SECRET),
    {
      execute: [oidc.enableNonRepudiationChecks, ...insecure],
      timeout: TIMEOUT_SECONDS,
      [oidc.customFetch]: measureIdentityRequests(metrics, () => discovered?.serverMetadata()),
    },
  );
  return discovered;
}
