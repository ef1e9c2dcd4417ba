/** What the doctor asks the identity provider: its abilities, the client, the redirect URLs and its clock. */
import { cultureCodes } from '@perennial/shared/cultures/cultures';
import { pagePaths } from '@perennial/shared/page-paths';
import * as oidc from 'openid-client';
import type { Config } from '../config.ts';
import { discoverProvider } from '../identity/discover-provider.ts';
import { CLOCK_TOLERANCE_SECONDS } from '../identity/logout-token.ts';
import { IdentityProvider } from '../identity/provider.ts';
import { noMetrics } from '../metrics/metrics.ts';
import { ask } from './ask.ts';
import { Complaint, type Finding, look } from './finding.ts';

/** Looks at the provider. What a failure would make fail as well is not asked after it. */
export async function lookAtIdentityProvider(config: Config): Promise<readonly Finding[]> {
  let metadata: oidc.ServerMetadata | undefined;
  const found = await look('identity provider', async () => {
    metadata = (await discoverProvider(config, noMetrics)).serverMetadata();
    return checkAbilities(metadata, config);
  });
  if (!metadata || !found.isWell) return [found];
  const { issuer } = metadata;
  const provider = new IdentityProvider(config);
  const client = await look('client', () => checkClient(provider, issuer, config));
  const redirects = client.isWell ? [await look('redirect URLs', () => checkRedirects(provider, config))] : [];
  return [found, client, ...redirects, await look('clock', () => checkClock(config))];
}

const SIGNATURES = /^(?:RS|PS|ES|Ed)/;

/** Throws a Complaint for an ability that the shop cannot do without (docs/operate/identity-provider.md). */
function checkAbilities(metadata: oidc.ServerMetadata, { OIDC_SCOPE }: Config): string {
  const { issuer, scopes_supported: scopes } = metadata;
  if (metadata.code_challenge_methods_supported?.includes('S256') === false) {
    throw new Complaint('it offers no PKCE with S256: allow it at the provider');
  }
  if (metadata.id_token_signing_alg_values_supported?.some((name) => SIGNATURES.test(name)) === false) {
    throw new Complaint('it signs ID tokens with the client secret only: let it sign with RS256');
  }
  if (!metadata.end_session_endpoint) {
    throw new Complaint('it has no end-session endpoint, so log-outs do not reach it: turn RP-initiated logout on');
  }
  const unknown = OIDC_SCOPE.split(' ').filter((scope) => scopes && !scopes.includes(scope));
  if (unknown.length > 0) {
    throw new Complaint(
      `it does not offer ${unknown.join(', ')}: remove that from OIDC_SCOPE, or add it at the provider`,
    );
  }
  const missing = [
    ...(metadata.pushed_authorization_request_endpoint ? [] : ['pushed requests']),
    ...(metadata.revocation_endpoint ? [] : ['revocation']),
    ...(metadata['backchannel_logout_supported'] === true ? [] : ['back-channel logout']),
  ];
  return missing.length === 0 ? issuer : `${issuer}, which does not mention ${missing.join(', ')}`;
}

/** Exchanges a code that does not exist: whether the provider refuses the code or the client says if the secret is right. */
async function checkClient(provider: IdentityProvider, issuer: string, config: Config): Promise<string> {
  const checks = provider.createChecks();
  const callback = toRedirectUri('en-ca', config);
  callback.search = new URLSearchParams({ code: 'doctor', state: checks.state, iss: issuer }).toString();
  const error = await provider.exchangeCode(callback, checks).catch((failure: unknown) => failure);
  const isRefusedCode = error instanceof oidc.ResponseBodyError && !/client/.test(error.error);
  if (!isRefusedCode) throw error;
  return `the provider accepts ${config.OIDC_CLIENT_ID}`;
}

/** Throws a Complaint with the first URL that is not registered. */
async function checkRedirects(provider: IdentityProvider, config: Config): Promise<string> {
  for (const culture of cultureCodes) {
    const back = toRedirectUri(culture, config).href;
    if (!(await isRegistered(provider, back))) throw toUnregistered(back, 'redirect URL', 'udi-return');
    const home = new URL(`/${culture}/`, config.PUBLIC_URL).href;
    const end = await ask({ setting: 'OIDC_ISSUER', url: (await provider.buildEndSessionUrl(home)).href });
    if (end.status >= 400) throw toUnregistered(home, 'post-logout redirect URL', '');
  }
  return `those of all ${cultureCodes.length} cultures are registered`;
}

/** Asks for a sign-in without a page: only to a registered URL the provider says that nobody is signed in. */
async function isRegistered(provider: IdentityProvider, redirectUri: string): Promise<boolean> {
  const request = { ...provider.createChecks(), redirectUri, language: 'en', prompt: 'none' } as const;
  try {
    const url = await provider.buildAuthorizationUrl(request);
    const response = await ask({ setting: 'OIDC_ISSUER', url: url.href });
    return response.headers.get('location')?.startsWith(redirectUri) ?? false;
  } catch (error) {
    // A pushed request with an unknown URL is refused at once.
    if (error instanceof oidc.ResponseBodyError) return false;
    throw error;
  }
}

function toUnregistered(url: string, kind: string, page: string): Complaint {
  return new Complaint(
    `the provider does not know ${url}: register {PUBLIC_URL}/{culture}/${page} as ${kind} for each culture, or correct PUBLIC_URL`,
  );
}

/** ID tokens are refused if the clocks differ by more. */
async function checkClock({ OIDC_ISSUER }: Config): Promise<string> {
  const response = await ask({ setting: 'OIDC_ISSUER', url: OIDC_ISSUER.href });
  const date = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(date)) return 'the provider does not say its time';
  const seconds = Math.round((Date.now() - date) / 1000);
  if (Math.abs(seconds) <= CLOCK_TOLERANCE_SECONDS) return 'agrees with that of the identity provider';
  const direction = seconds > 0 ? 'after' : 'before';
  throw new Complaint(`it is ${Math.abs(seconds)} s ${direction} that of the identity provider: set both by NTP`);
}

function toRedirectUri(culture: string, { PUBLIC_URL }: Config): URL {
  return new URL(`/${culture}${pagePaths.signInReturn}`, PUBLIC_URL);
}
