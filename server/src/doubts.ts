/**
 * What is allowed, but probably wrong: values that contradict each other, or a shop for real customers. One line each for
 * the log, with the variable and what mends it (docs/operate/configuration.md#what-is-told-at-the-start).
 */
import { cultures } from '@perennial/shared/cultures/cultures';
import { marketOf } from '@perennial/shared/cultures/markets';
import { type Config, DEFAULT_BREAKER_SECONDS, DEFAULT_CUSTOMER_DELAY_MS } from './config.ts';
import { isLoopback } from './config-values.ts';
import { describeMissingLinks } from './rendering/legal-links.ts';
import { DEFAULT_SENTINEL_MASTER } from './values/redis-values.ts';

/** The environments of the card provider's web components. */
export const CARD_ENVIRONMENTS: readonly string[] = [
  ...['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in', 'live-nea'],
];

/** A secret with fewer different letters was not made by chance. */
const MIN_LETTERS = 10;

type Doubt = {
  readonly line: string;
  readonly holds: (config: Config) => boolean;
};

const always: readonly Doubt[] = [
  {
    line: `CARD_ENVIRONMENT names no environment of the card provider: set one of ${CARD_ENVIRONMENTS.join(', ')}`,
    holds: ({ CARD_ENVIRONMENT }) => !CARD_ENVIRONMENTS.includes(CARD_ENVIRONMENT),
  },
  {
    line: 'CARD_HOST_URL is the card host of the sandbox, and CARD_ENVIRONMENT is live: remove CARD_HOST_URL',
    holds: ({ CARD_HOST_URL, CARD_ENVIRONMENT }) => CARD_HOST_URL !== undefined && CARD_ENVIRONMENT.startsWith('live'),
  },
  {
    line: 'CONTENT_API_URL does not end in /api/v2, as the API of a content repository does: add it',
    holds: ({ CONTENT_API_URL }) => !/\/api\/v2\/?$/.test(CONTENT_API_URL.pathname),
  },
  {
    line: 'ANALYTICS_COLLECTOR_URL has no effect: add bff to ANALYTICS_ADAPTERS',
    holds: ({ ANALYTICS_ADAPTERS, ANALYTICS_COLLECTOR_URL }) =>
      ANALYTICS_COLLECTOR_URL !== undefined && !ANALYTICS_ADAPTERS.includes('bff'),
  },
  {
    line: 'ADMIN_IDLE_MINUTES has no effect: make it less than ADMIN_SESSION_MINUTES',
    holds: ({ ADMIN_IDLE_MINUTES, ADMIN_SESSION_MINUTES }) => ADMIN_IDLE_MINUTES > ADMIN_SESSION_MINUTES,
  },
  {
    line: 'OIDC_CLIENT_KEYS has no effect: OIDC_CLIENT_AUTH says that the shop authenticates with its secret; remove one',
    holds: ({ OIDC_CLIENT_KEYS, OIDC_CLIENT_AUTH }) =>
      OIDC_CLIENT_KEYS !== undefined && OIDC_CLIENT_AUTH?.startsWith('client_secret') === true,
  },
  {
    line: 'OIDC_CLIENT_ASSERTION_AUDIENCE has no effect: it is for OIDC_CLIENT_KEYS, which are not set',
    holds: ({ OIDC_CLIENT_ASSERTION_AUDIENCE, OIDC_CLIENT_KEYS }) =>
      OIDC_CLIENT_ASSERTION_AUDIENCE !== 'issuer' && OIDC_CLIENT_KEYS === undefined,
  },
  {
    line: 'OTEL_EXPORTER_OTLP_HEADERS has no effect: set OTEL_EXPORTER_OTLP_ENDPOINT',
    holds: ({ OTEL_EXPORTER_OTLP_HEADERS, OTEL_EXPORTER_OTLP_ENDPOINT }) =>
      OTEL_EXPORTER_OTLP_HEADERS !== undefined && OTEL_EXPORTER_OTLP_ENDPOINT === undefined,
  },
  {
    line: 'OTEL_TRACES_SAMPLER_ARG has no effect: set OTEL_EXPORTER_OTLP_ENDPOINT',
    holds: ({ OTEL_TRACES_SAMPLER_ARG, OTEL_EXPORTER_OTLP_ENDPOINT }) =>
      OTEL_TRACES_SAMPLER_ARG !== 1 && OTEL_EXPORTER_OTLP_ENDPOINT === undefined,
  },
  {
    line: 'OVERLOAD_CUSTOMER_DELAY_MS is not above OVERLOAD_DELAY_MS, so customers are not refused after strangers: make it four times as much',
    holds: ({ OVERLOAD_DELAY_MS, OVERLOAD_CUSTOMER_DELAY_MS }) =>
      OVERLOAD_DELAY_MS > 0 && OVERLOAD_CUSTOMER_DELAY_MS <= OVERLOAD_DELAY_MS,
  },
  {
    line: 'OVERLOAD_CUSTOMER_DELAY_MS has no effect: OVERLOAD_DELAY_MS is 0, so nobody is refused by the delay',
    holds: ({ OVERLOAD_DELAY_MS, OVERLOAD_CUSTOMER_DELAY_MS }) =>
      OVERLOAD_DELAY_MS === 0 && OVERLOAD_CUSTOMER_DELAY_MS !== DEFAULT_CUSTOMER_DELAY_MS,
  },
  {
    line: 'SHOP_API_BREAKER_SECONDS has no effect: SHOP_API_BREAKER_SHARE is 0, so each call is sent',
    holds: ({ SHOP_API_BREAKER_SHARE, SHOP_API_BREAKER_SECONDS }) =>
      SHOP_API_BREAKER_SHARE === 0 && SHOP_API_BREAKER_SECONDS !== DEFAULT_BREAKER_SECONDS,
  },
  {
    line: 'APPLE_PAY_DOMAIN_FILE has no effect: add applepay to WALLETS',
    holds: ({ APPLE_PAY_DOMAIN_FILE, WALLETS }) => APPLE_PAY_DOMAIN_FILE !== undefined && !WALLETS.includes('applepay'),
  },
  {
    line: 'REDIS_CA_FILE has no effect: REDIS_URL begins with redis: and is not encrypted; write rediss:',
    holds: ({ REDIS_CA_FILE, REDIS_URL }) => REDIS_CA_FILE !== undefined && REDIS_URL?.isEncrypted !== true,
  },
  {
    line: 'REDIS_SENTINEL_PASSWORD has no effect: set REDIS_MODE=sentinel',
    holds: ({ REDIS_SENTINEL_PASSWORD, REDIS_MODE }) =>
      REDIS_SENTINEL_PASSWORD !== undefined && REDIS_MODE !== 'sentinel',
  },
  {
    line: 'REDIS_SENTINEL_MASTER has no effect: set REDIS_MODE=sentinel',
    holds: ({ REDIS_SENTINEL_MASTER, REDIS_MODE }) =>
      REDIS_SENTINEL_MASTER !== DEFAULT_SENTINEL_MASTER && REDIS_MODE !== 'sentinel',
  },
  {
    line: 'REDIS_URL names one Sentinel: name all of them, so that the shop starts while one is away',
    holds: ({ REDIS_URL, REDIS_MODE }) => REDIS_MODE === 'sentinel' && REDIS_URL?.hosts.length === 1,
  },
  {
    // The BFF itself has no https, so a proxy stands before it.
    line: 'TRUST_PROXY is off although PUBLIC_URL is https: all visitors have the address of the proxy, and share its limits; name the addresses of the proxy',
    holds: ({ PUBLIC_URL, TRUST_PROXY }) => PUBLIC_URL.protocol === 'https:' && TRUST_PROXY === false,
  },
];

/** For a shop with a public URL, which only https has. */
const inPublic: readonly Doubt[] = [
  {
    line: 'CARD_HOST_URL is for the sandbox: remove it, so that cards go to the card provider',
    holds: ({ CARD_HOST_URL, CARD_ENVIRONMENT }) => CARD_HOST_URL !== undefined && CARD_ENVIRONMENT === 'test',
  },
  {
    line: 'WALLETS has applepay without APPLE_PAY_DOMAIN_FILE: Apple Pay opens only on a domain that Apple has checked by this file; set it, or serve the file in front of the shop',
    holds: ({ WALLETS, APPLE_PAY_DOMAIN_FILE }) => WALLETS.includes('applepay') && APPLE_PAY_DOMAIN_FILE === undefined,
  },
  {
    line: 'LOCAL_RETURN_HOST is for development: remove it, because payments could return to another host',
    holds: ({ LOCAL_RETURN_HOST }) => LOCAL_RETURN_HOST !== undefined,
  },
  {
    line: 'CLIENT_DEV_SERVER is for development: remove it, so that the client is the one that was built',
    holds: ({ CLIENT_DEV_SERVER }) => CLIENT_DEV_SERVER !== undefined,
  },
  {
    line: 'SESSION_SECRETS can be guessed: make each by `openssl rand -base64 32`',
    holds: ({ SESSION_SECRETS }) => SESSION_SECRETS.some(isGuessable),
  },
  {
    line: 'OIDC_CLIENT_SECRET is the published one of the sandbox: set that of your identity provider',
    holds: ({ OIDC_CLIENT_SECRET }) => OIDC_CLIENT_SECRET !== undefined && isPublished(OIDC_CLIENT_SECRET),
  },
  {
    line: 'CONTENT_WEBHOOK_SECRET is the published one of the sandbox: make another one',
    holds: ({ CONTENT_WEBHOOK_SECRET }) => CONTENT_WEBHOOK_SECRET !== undefined && isPublished(CONTENT_WEBHOOK_SECRET),
  },
  {
    line: 'OIDC_ISSUER is http on this machine, which browsers of customers cannot reach: set the public issuer',
    holds: ({ OIDC_ISSUER }) => OIDC_ISSUER.protocol === 'http:',
  },
  {
    line: 'OVERLOAD_DELAY_MS is 0, which is for development: all visitors wait when too many come; remove it',
    holds: ({ OVERLOAD_DELAY_MS }) => OVERLOAD_DELAY_MS === 0,
  },
  {
    line: 'REDIS_URL is not set: sessions are in the memory of this process, so run one instance only, or set REDIS_URL',
    holds: ({ REDIS_URL }) => REDIS_URL === undefined,
  },
];

/** Returns a line for each doubt. */
export function findDoubts(config: Config): string[] {
  const isPublic = !isLoopback(config.PUBLIC_URL);
  const doubts = isPublic ? [...always, ...inPublic] : always;
  const lines = doubts.filter(({ holds }) => holds(config)).map(({ line }) => line);
  const missing = isPublic ? [describeMissingLinks(config.LEGAL_LINKS), describeMissingExits(config)] : [];
  return [...lines, ...missing.filter((line) => line !== undefined)];
}

/** Customers of these markets can order, and cancel by the public form only (docs/rules/markets.md#closed-markets). */
function describeMissingExits({ MARKET_OVERRIDES, MANAGE_SUBSCRIPTION_URLS }: Config): string | undefined {
  const codes = cultures
    .filter(({ code, countryCode }) => {
      const { ordering, selfService } = marketOf(countryCode, MARKET_OVERRIDES);
      const url = MANAGE_SUBSCRIPTION_URLS[code] ?? MANAGE_SUBSCRIPTION_URLS['*'];
      return ordering === 'open' && selfService === 'elsewhere' && url === undefined;
    })
    .map(({ code }) => code);
  if (codes.length === 0) return undefined;
  return `MANAGE_SUBSCRIPTION_URLS has no URL for ${codes.join(', ')}, where customers can order but not cancel in their account: add it, or open selfService`;
}

function isGuessable(secret: string): boolean {
  return new Set(secret).size < MIN_LETTERS || isPublished(secret);
}

/** The values of server/deploy/sandbox.env. */
function isPublished(secret: string): boolean {
  return /^(?:published-(?:with|in)-the-sandbox|perennial-local-secret)/.test(secret);
}
