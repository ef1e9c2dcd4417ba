/** The configuration of oidc-provider. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { cultures } from '@perennial/shared/cultures/cultures';
import Provider, { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { pageHeaders } from '../pages/page-headers.ts';
import { pageTextsFor } from '../pages/page-texts.ts';
import type { People } from '../people.ts';
import { claimsByScope, toClaims } from './claims.ts';
import { memoryStorage, type StoredEntry } from './memory-storage.ts';
import { errorPage } from './views/error-page.ts';
import { signedOutPage, signOutPage } from './views/sign-out.ts';

export type IdentityClient = {
  id: string;
  secret: string;
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  backchannelLogoutUri?: string;
};

type ProviderOptions = {
  readonly issuer: string;
  readonly people: People;
  readonly client: IdentityClient;
  /** The origins that pages may link to and redirect to. */
  readonly shopOrigins: readonly string[];
  readonly consentedAt: (personId: string) => Date;
  /** What it stores, if somebody else keeps it. */
  readonly stored?: Map<string, StoredEntry> | undefined;
};

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const { Prompt, Check } = interactionPolicy;

function createPolicy(people: People) {
  const policy = interactionPolicy.base();
  policy.add(new Prompt({ name: 'create', requestable: true }), 0);
  policy.remove('consent');
  // After a reset of the sandbox a browser may still have the session of a customer who no longer exists.
  policy.get('login')?.checks.add(
    new Check('unknown_person', 'the customer no longer exists', ({ oidc }) => {
      const id = oidc.session?.accountId;
      return id !== undefined && !people.byId(id) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
    }),
  );
  return policy;
}

/** Grants all requested scopes and claims without a consent page, because shop and provider belong to one company. */
async function findOrCreateGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session, account, provider } = oidc;
  if (!client || !account) return undefined;
  const grantId = session?.grantIdFor(client.clientId);
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const grant = known ?? new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
  grant.addOIDCClaims([...oidc.requestParamClaims]);
  await grant.save();
  return grant;
}

type SigningKey = NonNullable<Configuration['jwks']>['keys'][number];

let signingKey: SigningKey | undefined;

/** Returns the key that signs ID tokens. All providers of a process share it, because its creation takes 100 ms. */
function findSigningKey(): SigningKey {
  signingKey ??= {
    ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
    kid: randomBytes(8).toString('hex'),
    use: 'sig',
    alg: 'RS256',
  };
  return signingKey;
}

export function createProvider(options: ProviderOptions): Provider {
  const { issuer, people, client, shopOrigins, consentedAt, stored } = options;
  const headers = pageHeaders(shopOrigins);
  const backToShop = shopOrigins[0];

  const show = (ctx: KoaContextWithOIDC, page: string) => {
    ctx.set(headers);
    ctx.body = page;
  };
  const textsFrom = (ctx: KoaContextWithOIDC) => {
    const requested = ctx.oidc?.params?.['ui_locales'];
    return pageTextsFor('account', typeof requested === 'string' ? requested : undefined, ctx.get('accept-language'));
  };

  const configuration: Configuration = {
    adapter: memoryStorage(stored),
    jwks: { keys: [findSigningKey()] },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      // Cookies of localhost are shared by all ports, so the names must be unique.
      names: {
        session: 'perennial_identity',
        interaction: 'perennial_identity_interaction',
        resume: 'perennial_identity_resume',
      },
    },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        client_name: 'Perennial',
        redirect_uris: client.redirectUris,
        post_logout_redirect_uris: client.postLogoutRedirectUris,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
        ...(client.backchannelLogoutUri === undefined
          ? {}
          : { backchannel_logout_uri: client.backchannelLogoutUri, backchannel_logout_session_required: true }),
      },
    ],
    clientAuthMethods: ['client_secret_basic'],
    scopes: ['openid', 'offline_access', 'profile', 'email', 'email_marketing_consent'],
    claims: Object.fromEntries(Object.entries(claimsByScope).map(([scope, names]) => [scope, [...names]])),
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      claimsParameter: { enabled: true },
      backchannelLogout: { enabled: true },
      revocation: { enabled: true, allowedPolicy: (_ctx, revoking, token) => token.clientId === revoking.clientId },
      pushedAuthorizationRequests: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => show(ctx, signOutPage(textsFrom(ctx), form)),
        postLogoutSuccessSource: (ctx) => show(ctx, signedOutPage(textsFrom(ctx), backToShop)),
      },
    },
    // The default fetch of oidc-provider rejects loopback addresses, but the back-channel logout of the shop is there.
    fetch: (input, init) => {
      const { dispatcher, ...rest } = init ?? {};
      return fetch(input, rest);
    },
    discovery: {
      prompt_values_supported: ['none', 'login', 'create'],
      ui_locales_supported: [...new Set(cultures.flatMap(({ languages }) => languages))],
    },
    interactions: { policy: createPolicy(people), url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) => {
      const person = people.byId(id);
      return person && { accountId: id, claims: () => toClaims(person, consentedAt(id)) };
    },
    loadExistingGrant: findOrCreateGrant,
    issueRefreshToken: (_ctx, { grantTypes }) => grantTypes?.includes('refresh_token') ?? false,
    rotateRefreshToken: true,
    clientBasedCORS: () => false,
    renderError: (ctx, out, error) => {
      const isExpired = error instanceof errors.SessionNotFound;
      show(ctx, errorPage(textsFrom(ctx), { kind: isExpired ? 'expired' : 'failed', backToShop, code: out.error }));
    },
    ttl: {
      AccessToken: 15 * MINUTE,
      AuthorizationCode: MINUTE,
      IdToken: 15 * MINUTE,
      RefreshToken: 14 * DAY,
      Grant: 14 * DAY,
      Interaction: 60 * MINUTE,
      Session: 14 * DAY,
    },
  };
  return new Provider(issuer, configuration);
}
