/** The parameters of the authorization request (docs/rules/sign-in.md#signing-in). */
import type { Config } from '../config.ts';

type AuthorizationParameters = {
  /** What the URL may repeat if the request was pushed to the provider. */
  readonly visible: URLSearchParams;
  /** What the browser does not see then: the claims, the email, and the operator's own parameters. */
  readonly unseen: URLSearchParams;
};

type Request = {
  readonly state: string;
  readonly nonce: string;
  readonly codeChallenge: string;
  readonly redirectUri: string;
  readonly language: string;
  readonly prompt?: 'create' | 'login' | 'none' | undefined;
  readonly loginHint?: string | undefined;
  /** How old the sign-in at the provider may be, in seconds. */
  readonly maxAge?: number | undefined;
};

/** Returns the parameters, without the client id. */
export function toAuthorizationParameters(
  { OIDC_SCOPE, OIDC_CLAIMS, OIDC_AUTHORIZATION_PARAMS }: Config,
  { state, nonce, codeChallenge, redirectUri, language, prompt, loginHint, maxAge }: Request,
): AuthorizationParameters {
  const visible = new URLSearchParams({
    redirect_uri: redirectUri,
    scope: OIDC_SCOPE,
    state,
    nonce,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    ui_locales: language,
    ...(prompt === undefined ? {} : { prompt }),
    ...(maxAge === undefined ? {} : { max_age: String(maxAge) }),
  });
  const unseen = new URLSearchParams({
    ...(Object.keys(OIDC_CLAIMS).length === 0 ? {} : { claims: JSON.stringify(OIDC_CLAIMS) }),
    ...(loginHint === undefined ? {} : { login_hint: loginHint }),
  });
  for (const [name, value] of Object.entries(OIDC_AUTHORIZATION_PARAMS)) {
    for (const one of [value].flat()) unseen.append(name, one);
  }
  return { visible, unseen };
}
