/** The identity provider, spoken to with openid-client: code flow with PKCE, state and nonce; refresh; revocation. */
import * as oidc from 'openid-client';
import type { Config } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import type { ProviderTokens } from '../session/sign-ins.ts';

const TIMEOUT_SECONDS = 5;

/** What is asked of the identity provider (specification 1, section 7). */
const SCOPE = 'openid profile email email_marketing_consent offline_access';
const REQUESTED_CLAIMS = {
  id_token: {
    uuid: null,
    given_name: null,
    family_name: null,
    email: null,
    address: null,
    phone_number: null,
    mobile_phone_number: null,
    terms_consent_time: null,
    marketing_opt_in: null,
  },
};

/** The secrets of one sign-in on its way, kept by the browser that started it, sealed. */
export type SignInAttempt = {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

export type AuthorizationRequest = SignInAttempt & {
  readonly redirectUri: string;
  readonly language: string;
  readonly signUp: boolean;
};

export class IdentityProvider {
  readonly #config: Config;
  #discovery: Promise<oidc.Configuration> | undefined;

  constructor(config: Config) {
    this.#config = config;
  }

  newAttempt(): SignInAttempt {
    return {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
  }

  /** Where the browser goes to sign in or to sign up. Throws RequestProblem when the provider cannot be reached. */
  async authorizationUrl({
    state,
    nonce,
    codeVerifier,
    redirectUri,
    language,
    signUp,
  }: AuthorizationRequest): Promise<URL> {
    const configuration = await this.#configuration();
    return oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: SCOPE,
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ui_locales: language,
      claims: JSON.stringify(REQUESTED_CLAIMS),
      ...(signUp ? { prompt: 'create' } : {}),
    });
  }

  /** Exchanges the code of a callback for tokens; every check of the protocol happens here. */
  async exchange(callbackUrl: URL, { state, nonce, codeVerifier }: SignInAttempt): Promise<ProviderTokens> {
    const configuration = await this.#configuration();
    const tokens = await oidc.authorizationCodeGrant(configuration, callbackUrl, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const subject = tokens.claims()?.sub;
    if (subject === undefined) throw new Error('The identity provider sent no ID token');
    return providerTokens(tokens, subject);
  }

  /**
   * New tokens for old ones. Undefined when the provider says that the grant has ended; a RequestProblem on anything
   * else, which says nothing about the sign-in.
   */
  async refresh({ refreshToken, subject }: ProviderTokens): Promise<ProviderTokens | undefined> {
    if (refreshToken === undefined) return undefined;
    const configuration = await this.#configuration();
    try {
      const tokens = await oidc.refreshTokenGrant(configuration, refreshToken);
      // openid-client accepts an ID token of somebody else here.
      const newSubject = tokens.claims()?.sub ?? subject;
      if (newSubject !== subject) return undefined;
      return {
        ...providerTokens(tokens, subject),
        refreshToken: tokens.refresh_token ?? refreshToken,
      };
    } catch (error) {
      if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return undefined;
      throw new RequestProblem('identity.unavailable', { cause: error });
    }
  }

  /** Ends the grant at the provider. */
  async revoke({ refreshToken }: ProviderTokens): Promise<void> {
    const configuration = await this.#configuration();
    if (refreshToken === undefined || !configuration.serverMetadata().revocation_endpoint) return;
    await oidc.tokenRevocation(configuration, refreshToken, {
      token_type_hint: 'refresh_token',
    });
  }

  /** Where the browser goes to end its session at the provider. It names the client only: an ID token is a token. */
  async endSessionUrl(returnUrl: string): Promise<URL> {
    const configuration = await this.#configuration();
    return oidc.buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: returnUrl,
    });
  }

  /** Discovery when it is first needed, tried again after a failure: the shop starts without the provider. */
  async #configuration(): Promise<oidc.Configuration> {
    this.#discovery ??= this.#discover();
    try {
      return await this.#discovery;
    } catch (error) {
      this.#discovery = undefined;
      throw new RequestProblem('identity.unavailable', { cause: error });
    }
  }

  async #discover(): Promise<oidc.Configuration> {
    const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = this.#config;
    // The configuration takes plain http on this machine only.
    const insecure = OIDC_ISSUER.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    return oidc.discovery(OIDC_ISSUER, OIDC_CLIENT_ID, undefined, oidc.ClientSecretBasic(OIDC_CLIENT_SECRET), {
      execute: [oidc.enableNonRepudiationChecks, ...insecure],
      timeout: TIMEOUT_SECONDS,
    });
  }
}

function providerTokens(tokens: oidc.TokenEndpointResponse, subject: string): ProviderTokens {
  const { access_token: accessToken, refresh_token: refreshToken } = tokens;
  return {
    accessToken,
    subject,
    ...(refreshToken === undefined ? {} : { refreshToken }),
  };
}
