/** The BFF's configuration: environment variables, validated at start-up. */
import { analyticsAdapters } from '@perennial/shared/analytics/analytics-setup';
import { marketOverridesSchema } from '@perennial/shared/cultures/markets';
import { wallets } from '@perennial/shared/models/payment';
import { z } from 'zod';
import {
  auditLog,
  commaSeparated,
  consentRule,
  contactUrl,
  domainFile,
  formHosts,
  httpsUnlessLoopback,
  httpUrl,
  integerBetween,
  json,
  keptMinutes,
  legalLinks,
  minutes,
  numberBetween,
  origin,
  requestLimitOr,
  seconds,
  secrets,
  share,
  shopApiUrl,
  stepUpSeconds,
  trustProxy,
  tryLimitsOr,
  urlsByCulture,
} from './config-values.ts';
import { clientKeysOf } from './values/client-keys.ts';
import {
  assertionAudiences,
  authorizationParams,
  clientAuthMethods,
  DEFAULT_CLAIMS,
  DEFAULT_SCOPE,
  logoutHints,
  parameterName,
  requestedClaims,
  scope,
} from './values/identity-values.ts';
import { authorityFile, DEFAULT_SENTINEL_MASTER, redisModes, redisServers } from './values/redis-values.ts';

/** Defaults that say whether a variable was set. */
export const DEFAULT_BREAKER_SECONDS = 5;
export const DEFAULT_CUSTOMER_DELAY_MS = 160;

const variablesSchema = z.object({
  PORT: integerBetween(0, 65_535).default(3000),
  PUBLIC_URL: origin,
  SHOP_API_URL: shopApiUrl,
  /** So many of one call may be under way at an instance, and as many may wait (ADR 104). */
  SHOP_API_CALL_LIMIT: integerBetween(1, 1000, 'calls').default(40),
  /** From this share of failures on a call is not sent; 0: it is always sent. */
  SHOP_API_BREAKER_SHARE: numberBetween(0, 1).default(0.5),
  /** After so long it is tried again. */
  SHOP_API_BREAKER_SECONDS: integerBetween(1, 600, 'seconds').default(DEFAULT_BREAKER_SECONDS),
  CONTENT_API_URL: httpUrl,
  CONTENT_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  OIDC_ISSUER: httpsUnlessLoopback,
  OIDC_CLIENT_ID: z.string().min(1),
  /** Required without OIDC_CLIENT_KEYS. */
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** Private keys, newest first, for the method `private_key_jwt`. */
  OIDC_CLIENT_KEYS: clientKeysOf(json).optional(),
  /** How the BFF authenticates; default: what the provider's metadata offer (ADR 65). */
  OIDC_CLIENT_AUTH: z.enum(clientAuthMethods, { error: `must be one of ${clientAuthMethods.join(', ')}` }).optional(),
  /** The audience of the statements that it signs then. */
  OIDC_CLIENT_ASSERTION_AUDIENCE: z
    .enum(assertionAudiences, { error: `must be one of ${assertionAudiences.join(', ')}` })
    .default('issuer'),
  OIDC_SCOPE: z.string().default(DEFAULT_SCOPE).pipe(scope),
  /** More parameters of the authorization request. */
  OIDC_AUTHORIZATION_PARAMS: json.pipe(authorizationParams).default({}),
  OIDC_CLAIMS: z.string().default(DEFAULT_CLAIMS).pipe(json).pipe(requestedClaims),
  OIDC_LOGOUT_HINT: z.enum(logoutHints, { error: `must be one of ${logoutHints.join(', ')}` }).default('none'),
  /**
   * The last share of an access token's lifetime in which it is renewed (docs/rules/sign-in.md#renewal). Never all of it:
   * each call would renew then.
   */
  OIDC_RENEWAL_SHARE: numberBetween(0, 0.9).default(0.4),
  /** The profile page; default: `/profile` of the issuer. */
  OIDC_PROFILE_URL: httpsUnlessLoopback.optional(),
  /** The query parameters of the profile page. */
  OIDC_PROFILE_RETURN_PARAM: parameterName.default('returnTo'),
  OIDC_PROFILE_LANGUAGE_PARAM: parameterName.default('ui_locales'),
  SESSION_SECRETS: secrets,
  /**
   * How old a sign-in may be, in seconds, for what cannot be taken back; `off`: as old as it is
   * (docs/rules/sign-in.md#fresh-sign-in).
   */
  STEP_UP_SECONDS: stepUpSeconds.default(600),
  /** For how long the answers of a sign-in are kept for the time in which the shop API is away (ADR 88). */
  KEPT_ANSWERS_MINUTES: keptMinutes.default(60),
  /** For how long strangers share a page (docs/rules/content.md#shared-pages); 0: each has its own. */
  SHARED_PAGES_SECONDS: integerBetween(0, 5, 'seconds').default(5),
  /** The store that several instances share; default: the memory of the process (docs/rules/sign-in.md#stored-sessions). */
  REDIS_URL: redisServers.optional(),
  /** What listens at the hosts of REDIS_URL (docs/operate/redis.md). */
  REDIS_MODE: z.enum(redisModes, { error: `must be one of ${redisModes.join(', ')}` }).default('single'),
  /** The name that the Sentinels have for the master. */
  REDIS_SENTINEL_MASTER: z.string().default(DEFAULT_SENTINEL_MASTER),
  REDIS_SENTINEL_PASSWORD: z.string().optional(),
  /** The authority of the certificates of Redis; default: those that Node knows. */
  REDIS_CA_FILE: authorityFile.optional(),
  /** A sign-in of an admin ends after so many minutes without activity (docs/rules/care.md#session-of-an-admin). */
  ADMIN_IDLE_MINUTES: minutes.default(30),
  /** A sign-in of an admin ends after so many minutes, also with activity. */
  ADMIN_SESSION_MINUTES: minutes.default(4 * 60),
  /** Failed tries of the admin sign-in by name and address, by address, and by name (docs/rules/care.md#tries). */
  ADMIN_TRIES: tryLimitsOr('5/60,20/3600'),
  ADMIN_TRIES_BY_ADDRESS: tryLimitsOr('20/60,100/3600'),
  ADMIN_TRIES_BY_NAME: tryLimitsOr('30/300'),
  /** Requests that end a contract, by contract and by address (docs/rules/cancel-and-return.md#limits). */
  TERMINATION_TRIES_BY_CONTRACT: tryLimitsOr('10/600'),
  TERMINATION_TRIES_BY_ADDRESS: tryLimitsOr('30/600'),
  /** Requests of one address (docs/rules/sign-in.md#limits-of-requests). The first is for starts and for returns. */
  SIGN_IN_LIMIT: requestLimitOr('400/60'),
  SIGN_UP_LIMIT: requestLimitOr('60/60'),
  SUPPORT_LIMIT: requestLimitOr('30/600'),
  MAIL_VALIDATION_LIMIT: requestLimitOr('30/60'),
  /** From this share of its memory on, the BFF refuses everybody (docs/rules/errors.md#overload). */
  OVERLOAD_MEMORY_SHARE: share.default(0.9),
  /** From this delay of the event loop on, the BFF refuses strangers; 0: nobody is refused by the delay. */
  OVERLOAD_DELAY_MS: integerBetween(0, 60_000, 'milliseconds').default(40),
  /** From this delay on, customers too. */
  OVERLOAD_CUSTOMER_DELAY_MS: integerBetween(1, 60_000, 'milliseconds').default(DEFAULT_CUSTOMER_DELAY_MS),
  /** How many event streams an instance has at most; 0: none, pages poll (docs/rules/results-at-once.md). */
  EVENT_STREAMS: integerBetween(0, 100_000, 'streams').default(2000),
  /** After a stop signal the BFF still serves for so long, and says that it is not ready. */
  DRAIN_SECONDS: seconds.default(0),
  /** Requests in progress may take so long after that. */
  STOP_SECONDS: seconds.default(25),
  /** Where the audit log of customer care is written; default: stderr (docs/rules/care.md#audit-log). */
  AUDIT_LOG: z.string().default('2').pipe(auditLog),
  CARD_ENVIRONMENT: z.string().min(1),
  CARD_HOST_URL: httpUrl.optional(),
  /** The wallets that the policy of the pages lets open (docs/rules/payments.md#wallets). */
  WALLETS: commaSeparated(wallets).default([]),
  /** The file by which Apple knows that the domain is the shop's. */
  APPLE_PAY_DOMAIN_FILE: domainFile.optional(),
  /** Where forms of payment providers may go (docs/rules/payments.md#provider-forms). */
  PAYMENT_FORM_HOSTS: z
    .string()
    .default('https://*.adyen.com,https://*.worldpay.com,https://*.paypal.com')
    .pipe(formHosts),
  MARKET_OVERRIDES: json.pipe(marketOverridesSchema).default({}),
  /** The URLs of "Manage Subscription", by culture code or `*` (docs/rules/markets.md#closed-markets). */
  MANAGE_SUBSCRIPTION_URLS: urlsByCulture.default({}),
  /** The product pages of the shop, by culture code or `*` (docs/rules/markets.md#product-pages). */
  PRODUCT_PAGES_URLS: urlsByCulture.default({}),
  /** The legal documents, by culture code or `*` (docs/rules/law.md#legal-documents). */
  LEGAL_LINKS: legalLinks.default({}),
  /** For development only: the host that payments with a merchant reference ending in LOCAL return to. */
  LOCAL_RETURN_HOST: origin.optional(),
  /** The destinations of analytics events; default: none. */
  ANALYTICS_ADAPTERS: commaSeparated(analyticsAdapters).default([]),
  /** Required by the adapter `bff`. */
  ANALYTICS_COLLECTOR_URL: httpUrl.optional(),
  /** What waits for the visitor's consent, and where (docs/rules/analytics.md#consent). */
  ANALYTICS_CONSENT: consentRule.default('by-law'),
  /** Whom to tell about a fault of security (docs/rules/content.md#fixed-paths); without it there is no `security.txt`. */
  SECURITY_CONTACT: contactUrl.optional(),
  TRUST_PROXY: trustProxy.default(false),
  /** Opens `GET /metrics`; without it nothing is measured (docs/operate/README.md#metrics). */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** The base URL of the collector of traces; without it nothing is traced (docs/operate/README.md#traces). */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** Read by the exporter itself. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** Read by OpenTelemetry itself. */
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('perennial'),
  /** The share of traces that is kept. */
  OTEL_TRACES_SAMPLER_ARG: numberBetween(0, 1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** For development only: the URL of Vite's server, with its base path. */
  CLIENT_DEV_SERVER: httpUrl.optional(),
});

const environmentSchema = variablesSchema
  .refine(
    ({ ANALYTICS_ADAPTERS, ANALYTICS_COLLECTOR_URL }) => !ANALYTICS_ADAPTERS.includes('bff') || ANALYTICS_COLLECTOR_URL,
    { path: ['ANALYTICS_COLLECTOR_URL'] },
  )
  .refine(({ OIDC_CLIENT_SECRET, OIDC_CLIENT_KEYS }) => OIDC_CLIENT_SECRET || OIDC_CLIENT_KEYS, {
    path: ['OIDC_CLIENT_SECRET'],
    // Named together with other missing variables.
    when: () => true,
  })
  .refine(
    ({ OIDC_CLIENT_AUTH = 'private_key_jwt', OIDC_CLIENT_SECRET }) =>
      OIDC_CLIENT_AUTH === 'private_key_jwt' || OIDC_CLIENT_SECRET,
    { path: ['OIDC_CLIENT_AUTH'], error: 'needs OIDC_CLIENT_SECRET for this method' },
  )
  .refine(({ OIDC_CLIENT_AUTH, OIDC_CLIENT_KEYS }) => OIDC_CLIENT_AUTH !== 'private_key_jwt' || OIDC_CLIENT_KEYS, {
    path: ['OIDC_CLIENT_AUTH'],
    error: 'needs OIDC_CLIENT_KEYS for this method',
  })
  .refine(({ REDIS_MODE, REDIS_URL }) => REDIS_MODE === 'single' || REDIS_URL, { path: ['REDIS_URL'] })
  .refine(({ REDIS_MODE, REDIS_URL }) => REDIS_MODE !== 'single' || (REDIS_URL?.hosts.length ?? 1) === 1, {
    path: ['REDIS_URL'],
    error: 'names several hosts: set REDIS_MODE to sentinel or cluster, or name one',
  })
  .refine(({ REDIS_MODE, REDIS_URL }) => REDIS_MODE !== 'cluster' || !REDIS_URL?.database, {
    path: ['REDIS_URL'],
    error: 'ends in the number of a database, and a Redis Cluster has none: remove it',
  });

/** The names of all variables. */
export const variableNames: readonly string[] = Object.keys(variablesSchema.shape);

export type Config = Readonly<z.infer<typeof environmentSchema>>;

/** The environment is invalid. `lines` has one line for each invalid or missing variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(`Invalid configuration:\n${lines.join('\n')}`);
    this.lines = lines;
  }
}

/** Reads the configuration. An empty variable counts as missing. Throws ConfigError. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environmentSchema.safeParse(variables);
  if (result.success) return result.data;

  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return variables[name] === undefined ? `${name} is missing` : `${toPlace(issue.path)} ${issue.message}`;
  });
  throw new ConfigError([...new Set(lines)]);
}

/** Names the value: `OIDC_CLIENT_KEYS.keys (value 2)`. People count from one. */
function toPlace(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? ` (value ${part + 1})` : `.${String(part)}`))
    .join('')
    .slice(1);
}

/** Whether the BFF collects analytics events. */
export function collectsEvents(config: Config): config is Config & { readonly ANALYTICS_COLLECTOR_URL: URL } {
  return config.ANALYTICS_ADAPTERS.includes('bff');
}

/** Whether cookies have the attribute `Secure` and the prefix `__Host-`. False for http on a loopback host only. */
export function hasSecureCookies(config: Config): boolean {
  return config.PUBLIC_URL.protocol === 'https:';
}
