/** What the doctor asks the identity provider: its abilities, the client, the redirect URLs, its clock and its profile page. */
import { cultureCodes } from '@perennial/shared/cultures/cultures';
import { pagePaths } from '@perennial/shared/page-paths';
import * as oidc from 'openid-client';
import type { Config } from '../config.ts';
import { discoverProvider } from '../identity/discover-provider.ts';
import { CLOCK_TOLERANCE_SECONDS } from '../identity/logout-token.ts';
import { IdentityProvider } from '../identity/provider.ts';
import { profileUrlOf } from '../identity/return-url.ts';
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
  const client = ['client', () => checkClient(provider, issuer, config)] as const;
  const redirects = ['redirect URLs', () => checkRedirects(provider, config)] as const;
  // A pushed request fails for a wrong client first, an exchange of a code for an unknown URL.
  const order = metadata.pushed_authorization_request_endpoint ? [client, redirects] : [redirects, client];
  const findings = [found];
  for (const [subject, probe] of order) {
    if (findings.every(({ isWell }) => isWell)) findings.push(await look(subject, probe));
  }
  return [
    ...findings,
    await look('clock', () => checkClock(config)),
    await look('profile page', () => checkProfilePage(config)),
  ];
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
  // A provider need not list all of its scopes (OpenID Connect Discovery 1.0, section 3).
  const unlisted = OIDC_SCOPE.split(' ').filter((scope) => scopes?.includes(scope) === false);
  const missing = [
    ...(metadata.pushed_authorization_request_endpoint ? [] : ['pushed requests']),
    ...(metadata.revocation_endpoint ? [] : ['revocation']),
    ...(metadata['backchannel_logout_supported'] === true ? [] : ['back-channel logout']),
    ...unlisted.map((scope) => `the scope ${scope}`),
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
    const answer = await askForRedirect(provider, back);
    if (answer === 'refused') throw toUnregistered(back, 'redirect URL', 'udi-return');
    if (answer === 'a page')
      return 'the provider shows a page and does not say: sign in once to see that it comes back';
    const home = new URL(`/${culture}/`, config.PUBLIC_URL).href;
    const end = await ask({ setting: 'OIDC_ISSUER', url: (await provider.buildEndSessionUrl(home)).href });
    if (end.status >= 400) throw toUnregistered(home, 'post-logout redirect URL', '');
  }
  return `those of all ${cultureCodes.length} cultures are registered`;
}

/** Asks for a sign-in without a page: only to a registered URL the provider says that nobody is signed in. */
async function askForRedirect(
  provider: IdentityProvider,
  redirectUri: string,
): Promise<'registered' | 'refused' | 'a page'> {
  const request = { ...provider.createChecks(), redirectUri, language: 'en', prompt: 'none' } as const;
  try {
    const url = await provider.buildAuthorizationUrl(request);
    const { status, headers } = await ask({ setting: 'OIDC_ISSUER', url: url.href });
    const location = headers.get('location') ?? '';
    // Some providers ask for the password although nobody is there to see the page.
    if (!location.startsWith(redirectUri)) return status >= 400 ? 'refused' : 'a page';
    const error = new URL(location).searchParams.get('error');
    if (error === 'invalid_scope') throw new Complaint('the provider refuses a scope: remove it from OIDC_SCOPE');
    return 'registered';
  } catch (error) {
    // A pushed request with an unknown URL is refused at once.
    if (error instanceof oidc.ResponseBodyError) return 'refused';
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

const MISSING_STATUSES = [404, 410];

/** A customer whom the shop leads to a page that is not there has no way back. */
async function checkProfilePage(config: Config): Promise<string> {
  const { href: url } = profileUrlOf(config);
  const response = await ask({ setting: 'OIDC_PROFILE_URL', url }).catch(() => undefined);
  // The page is for browsers. The network of the BFF need not let it through.
  if (!response) return `${url} does not answer from here: open it in a browser`;
  if (!MISSING_STATUSES.includes(response.status)) return url;
  throw new Complaint(
    `there is no page at ${url}, where customers change their name and password: set OIDC_PROFILE_URL to it`,
  );
}

function toRedirectUri(culture: string, { PUBLIC_URL }: Config): URL {
  return new URL(`/${culture}${pagePaths.signInReturn}`, PUBLIC_URL);
}
