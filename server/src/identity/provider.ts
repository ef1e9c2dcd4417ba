/** The client of the identity provider: code flow with PKCE, state and nonce; refresh; revocation. */
import type { FastifyBaseLogger } from 'fastify';
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import * as oidc from 'openid-client';
import type { Config } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { isProviderSessionId } from '../session/ids.ts';
import type { ProviderTokens } from '../session/sign-in-record.ts';
import { toAuthorizationParameters } from './authorization-parameters.ts';
import { discoverProvider, TIMEOUT_SECONDS } from './discover-provider.ts';
import { checkLogoutToken, type LogoutToken, LogoutTokenError } from './logout-token.ts';
import { measureIdentityRequests } from './measured-requests.ts';
import { toProviderTokens } from './provider-tokens.ts';

/** The random values that the callback of a sign-in is checked against. */
type AuthorizationChecks = {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

type AuthorizationRequest = AuthorizationChecks & {
  readonly redirectUri: string;
  readonly language: string;
  /** `create` opens the sign-up page; `login` asks for the credentials also if the provider has a session; `none` opens no page. */
  readonly prompt?: 'create' | 'login' | 'none' | undefined;
  /** The email that the sign-in page begins with. */
  readonly loginHint?: string | undefined;
  /** How old the sign-in at the provider may be, in seconds: the ID token says then how old it is. */
  readonly maxAge?: number | undefined;
};

/** The tokens of a new sign-in. */
type NewTokens = ProviderTokens & {
  /** When the person proved who it is, in seconds since 1970; absent if the provider does not say. */
  readonly authTime?: number;
};

/** Methods that need the provider throw RequestProblem `identity.unavailable` if it cannot be reached. */
export class IdentityProvider {
  readonly #config: Config;
  readonly #metrics: Metrics;
  #discovery: Promise<oidc.Configuration> | undefined;
  #findKey: JWTVerifyGetKey | undefined;

  constructor(config: Config, metrics: Metrics = noMetrics) {
    this.#config = config;
    this.#metrics = metrics;
  }

  createChecks(): AuthorizationChecks {
    return {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
  }

  /**
   * Builds the URL that the browser opens to sign in or sign up. Throws RequestProblem `identity.unavailable` for an outage
   * of the provider, and any other error if it refuses the request.
   */
  async buildAuthorizationUrl({ codeVerifier, ...request }: AuthorizationRequest): Promise<URL> {
    const configuration = await this.#configuration();
    const codeChallenge = await oidc.calculatePKCECodeChallenge(codeVerifier);
    const { visible, unseen } = toAuthorizationParameters(this.#config, { ...request, codeChallenge });
    const all = new URLSearchParams([...visible, ...unseen]);
    if (!configuration.serverMetadata().pushed_authorization_request_endpoint) {
      return oidc.buildAuthorizationUrl(configuration, all);
    }
    const url = await oidc.buildAuthorizationUrlWithPAR(configuration, all).catch(rethrowOutage);
    // The provider uses what was pushed. The URL repeats it for providers that ask for it (RFC 9101, section 5), and for
    // the language of their error page; the email of the customer is not in it.
    for (const [name, value] of visible) url.searchParams.set(name, value);
    return url;
  }

  /**
   * Exchanges the code of a callback for tokens. `callbackUrl` has the query as it was received. Throws RequestProblem
   * `identity.unavailable` for an outage of the provider, and any other error if a check of the protocol fails.
   */
  async exchangeCode(callbackUrl: URL, { state, nonce, codeVerifier }: AuthorizationChecks): Promise<NewTokens> {
    const configuration = await this.#configuration();
    const tokens = await oidc
      .authorizationCodeGrant(configuration, callbackUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
      })
      .catch(rethrowOutage);
    // The expected nonce makes openid-client require an ID token.
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('The identity provider sent no ID token');
    const { sub: subject, sid, auth_time: authTime } = claims;
    const person = { subject, ...(isProviderSessionId(sid) ? { sessionId: sid } : {}) };
    // Glewlwyd sends 0: it does not know.
    return { ...toProviderTokens(tokens, person, this.#config), ...(authTime ? { authTime } : {}) };
  }

  /**
   * Exchanges a refresh token for new tokens, which can be those of another subject: openid-client accepts them.
   * Returns undefined if the grant has ended. Any other failure throws RequestProblem `identity.unavailable`, because it
   * does not end the sign-in.
   */
  async refresh(held: ProviderTokens): Promise<ProviderTokens | undefined> {
    const { refreshToken, subject, sessionId, logoutHint } = held;
    if (refreshToken === undefined) return undefined;
    const configuration = await this.#configuration();
    try {
      const tokens = await oidc.refreshTokenGrant(configuration, refreshToken);
      const person = { subject: tokens.claims()?.sub ?? subject, ...(sessionId === undefined ? {} : { sessionId }) };
      return {
        refreshToken,
        ...(logoutHint === undefined ? {} : { logoutHint }),
        ...toProviderTokens(tokens, person, this.#config),
      };
    } catch (error) {
      if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return undefined;
      throw new RequestProblem('identity.unavailable', { cause: error });
    }
  }

  /**
   * Ends a sign-in at the provider: revokes the grant, and returns the URL that the browser opens to end its session
   * there. Returns undefined if the provider fails, which is logged: the session of the BFF has ended anyway.
   */
  async endSession(
    tokens: ProviderTokens,
    returnUrl: string,
    log: FastifyBaseLogger,
    state?: string,
  ): Promise<string | undefined> {
    // Not awaited: the browser need not wait for it.
    this.revoke(tokens).catch((error) => log.warn({ err: error }, 'revoking the grant failed'));
    try {
      return (await this.buildEndSessionUrl(returnUrl, state, tokens.logoutHint)).href;
    } catch (error) {
      log.warn({ err: error }, 'building the end-session URL failed');
      return undefined;
    }
  }

  /** Ends the grant at the provider. Does nothing without a refresh token or a revocation endpoint. */
  async revoke({ refreshToken }: ProviderTokens): Promise<void> {
    const configuration = await this.#configuration();
    if (refreshToken === undefined || !configuration.serverMetadata().revocation_endpoint) return;
    await oidc.tokenRevocation(configuration, refreshToken, {
      token_type_hint: 'refresh_token',
    });
  }

  /**
   * Builds the URL that the browser opens to end its session at the provider. The provider adds `state` to the return URL.
   * `hint` is what the operator lets the URL say of the session, by default nothing (ADR 65).
   */
  async buildEndSessionUrl(returnUrl: string, state?: string, hint?: string): Promise<URL> {
    const configuration = await this.#configuration();
    const hintName = this.#config.OIDC_LOGOUT_HINT === 'id_token' ? 'id_token_hint' : 'logout_hint';
    return oidc.buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: returnUrl,
      ...(state === undefined ? {} : { state }),
      ...(hint === undefined ? {} : { [hintName]: hint }),
    });
  }

  /**
   * Reads the token of a back-channel logout. Throws LogoutTokenError if it is not a valid one of the provider, and
   * RequestProblem `identity.unavailable` if the keys of the provider cannot be fetched.
   */
  async readLogoutToken(token: string): Promise<LogoutToken> {
    const metadata = (await this.#configuration()).serverMetadata();
    try {
      return await checkLogoutToken(token, {
        issuer: metadata.issuer,
        clientId: this.#config.OIDC_CLIENT_ID,
        algorithms: metadata.id_token_signing_alg_values_supported,
        findKey: this.#openKeys(metadata.jwks_uri),
      });
    } catch (error) {
      throw error instanceof LogoutTokenError ? error : new RequestProblem('identity.unavailable', { cause: error });
    }
  }

  /** The keys are kept for ten minutes, and fetched every 30 seconds at most. */
  #openKeys(uri: string | undefined): JWTVerifyGetKey {
    if (this.#findKey) return this.#findKey;
    if (uri === undefined) throw new Error('The identity provider does not say where its keys are');
    const url = new URL(uri);
    if (url.protocol !== 'https:' && this.#config.OIDC_ISSUER.protocol === 'https:') {
      throw new Error('The keys of the identity provider must be fetched by https');
    }
    this.#findKey = createRemoteJWKSet(url, {
      timeoutDuration: TIMEOUT_SECONDS * 1000,
      [customFetch]: failForStatus(measureIdentityRequests(this.#metrics, () => ({ jwks_uri: url.href }))),
    });
    return this.#findKey;
  }

  /** Discovers the provider on first use, and again after a failure: the BFF can start before the provider. */
  async #configuration(): Promise<oidc.Configuration> {
    this.#discovery ??= discoverProvider(this.#config, this.#metrics);
    try {
      return await this.#discovery;
    } catch (error) {
      this.#discovery = undefined;
      throw new RequestProblem('identity.unavailable', { cause: error });
    }
  }
}

/** Returns a `fetch` whose error has the response, which that of jose does not. */
function failForStatus(fetchKeys: ReturnType<typeof measureIdentityRequests>): typeof fetchKeys {
  return async (url, options) => {
    const response = await fetchKeys(url, options);
    if (response.ok) return response;
    throw new Error('The keys of the identity provider cannot be fetched', { cause: response });
  };
}

function rethrowOutage(error: unknown): never {
  throw isOutage(error) ? new RequestProblem('identity.unavailable', { cause: error }) : error;
}

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
