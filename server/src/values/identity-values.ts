/** The kinds of values that the variables of the identity provider have (docs/operate/identity-provider.md). */
import { z } from 'zod';

/** How the BFF can authenticate at the provider. */
export const clientAuthMethods = ['client_secret_basic', 'client_secret_post', 'private_key_jwt'] as const;
export type ClientAuthMethod = (typeof clientAuthMethods)[number];

/** Whom a signed statement names as its reader. */
export const assertionAudiences = ['issuer', 'token_endpoint'] as const;
export type AssertionAudience = (typeof assertionAudiences)[number];

/** Scopes (docs/rules/sign-in.md#requested-claims). */
export const DEFAULT_SCOPE = 'openid profile email email_marketing_consent offline_access';

/** Claims that the shop API reads with the access token. The ID token needs no claim besides those of its own. */
export const DEFAULT_CLAIMS = JSON.stringify({
  userinfo: {
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
});

export const scope = z
  .string()
  .transform((text) => text.trim().split(/\s+/))
  .refine((scopes) => scopes.includes('openid'), { error: 'must contain openid, for example openid profile email' })
  .transform((scopes) => scopes.join(' '));

/** Parameters that the BFF sets itself, and those that would take its place. */
const OWN_PARAMETERS = [
  ...['client_id', 'client_secret', 'response_type', 'response_mode', 'redirect_uri', 'scope', 'state', 'nonce'],
  ...['code_challenge', 'code_challenge_method', 'claims', 'prompt', 'ui_locales', 'login_hint'],
  ...['request', 'request_uri', 'id_token_hint'],
];

/** More parameters of the authorization request: a text, or several for a parameter that is repeated. */
export const authorizationParams = z
  .record(z.string(), z.union([z.string(), z.array(z.string())], { error: 'must be a text or a list of texts' }), {
    error: 'must be JSON as {"audience":"https://shop-api.example"}',
  })
  .superRefine((params, context) => {
    for (const name of Object.keys(params).filter((one) => OWN_PARAMETERS.includes(one))) {
      context.addIssue({ code: 'custom', path: [name], message: 'is a parameter that the BFF sets itself' });
    }
  });

/** The parameter `claims` (OpenID Connect Core, section 5.5); `{}` asks for none. */
export const requestedClaims = z
  .strictObject(
    {
      userinfo: z.record(z.string(), z.unknown()).exactOptional(),
      id_token: z.record(z.string(), z.unknown()).exactOptional(),
    },
    { error: 'must be JSON as {"userinfo":{"email":null}}, or {} for none' },
  )
  .readonly();

/**
 * What the end-session URL says of the session: nothing, the ID token (`id_token_hint`), or the claim `login_hint` of the
 * ID token (`logout_hint`) (ADR 65).
 */
export const logoutHints = ['none', 'id_token', 'login_hint'] as const;

export const parameterName = z.string().regex(/^[\w.-]+$/, 'must be the name of a parameter, for example returnTo');
