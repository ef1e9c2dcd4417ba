/**
 * Settings that are wrong, each by itself, and what an operator reads of it: for the tests, and for the tables of
 * docs/operate/wrong-settings.md.
 */
import { legalDocuments } from '@perennial/shared/countries/legal-documents';
import { ConfigError, readConfig, variableNames } from '../config.ts';
import { findDoubts } from '../doubts.ts';
import { findUnknownVariables } from '../unknown-variables.ts';

const legalLinks = (urls: Readonly<Record<string, string>>) => JSON.stringify({ '*': urls });

const allDocuments = Object.fromEntries(
  legalDocuments.map((name) => [name, `https://shop.example/{language}/${name}`]),
);

/** A shop for customers, without a doubt. */
const rightSettings = {
  PUBLIC_URL: 'https://shop.example',
  SHOP_API_URL: 'https://shop-api.example',
  CONTENT_API_URL: 'https://content.example/api/v2',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'perennial-shop',
  OIDC_CLIENT_SECRET: 'Wq3vT1mX8sKz',
  SESSION_SECRETS: '5rS2yVq0mB8nXcJdKf7hLwTzPgUaEiOo',
  REDIS_URL: 'rediss://redis.example:6379/0',
  CARD_ENVIRONMENT: 'live',
  TRUST_PROXY: '10.0.0.0/8',
  LEGAL_LINKS: legalLinks(allDocuments),
  MANAGE_SUBSCRIPTION_URLS: '{"*":"https://manage.example"}',
};

export type Changes = Readonly<Record<string, string>>;

export const zeros = '0'.repeat(32);
export const otherSecret = 'QmZ1xW9vTbR4nYkLpDsGjHuCfAeOiX72';

/** What differs from a right configuration, and the line that says so. */
type WrongSetting = readonly [Changes, RegExp];

/** What ends the start. */
export const refusedSettings: readonly WrongSetting[] = [
  [{ OIDC_ISSUER: 'http://id.example' }, /^OIDC_ISSUER must be https/],
  [{ OIDC_ISSUER: 'id.example' }, /^OIDC_ISSUER must be an http or https URL$/],
  [{ SHOP_API_URL: 'ftp://shop.example' }, /^SHOP_API_URL must be an http or https URL$/],
  [{ SHOP_API_URL: 'https://shop-api.example/api' }, /^SHOP_API_URL must not end in \/api.*remove it$/],
  [{ SHOP_API_URL: 'https://shop-api.example/base/api/' }, /^SHOP_API_URL must not end in \/api/],
  [{ CONTENT_API_URL: 'content' }, /^CONTENT_API_URL must be an http or https URL$/],
  [{ OIDC_CLIENT_ID: '' }, /^OIDC_CLIENT_ID is missing$/],
  [{ OIDC_CLIENT_SECRET: '' }, /^OIDC_CLIENT_SECRET is missing$/],
  [{ OIDC_CLIENT_AUTH: 'post' }, /^OIDC_CLIENT_AUTH must be one of/],
  [{ OIDC_CLIENT_KEYS: '{"keys":[]}' }, /^OIDC_CLIENT_KEYS\.keys \(value 1\) must be a key as JSON$/],
  [{ OIDC_SCOPE: 'profile' }, /^OIDC_SCOPE must contain openid/],
  [{ OIDC_CLAIMS: '{' }, /^OIDC_CLAIMS must be JSON$/],
  [{ OIDC_AUTHORIZATION_PARAMS: '{"nonce":"n"}' }, /^OIDC_AUTHORIZATION_PARAMS\.nonce is a parameter/],
  [{ OIDC_LOGOUT_HINT: 'true' }, /^OIDC_LOGOUT_HINT must be one of/],
  [{ OIDC_RENEWAL_SHARE: '1' }, /^OIDC_RENEWAL_SHARE must be a number from 0 to 0.9$/],
  [{ STEP_UP_SECONDS: '10' }, /^STEP_UP_SECONDS must be off, or a whole number of seconds/],
  [{ STEP_UP_SECONDS: 'on' }, /^STEP_UP_SECONDS must be off, or a whole number of seconds/],
  [{ KEPT_ANSWERS_MINUTES: '0' }, /^KEPT_ANSWERS_MINUTES must be off, or a whole number of minutes/],
  [{ KEPT_ANSWERS_MINUTES: 'on' }, /^KEPT_ANSWERS_MINUTES must be off, or a whole number of minutes/],
  [{ SESSION_SECRETS: 'short' }, /^SESSION_SECRETS \(value 1\) each secret must have at least 32/],
  [{ SESSION_SECRETS: `${otherSecret},short` }, /^SESSION_SECRETS \(value 2\) each secret must have at least 32/],
  [{ SESSION_SECRETS: `${otherSecret},` }, /^SESSION_SECRETS \(value 2\) each secret must have at least 32/],
  [{ LEGAL_LINKS: '{"*":{"terms":"/terms"}}' }, /^LEGAL_LINKS.*must be an http or https URL, which may contain/],
  [{ LEGAL_LINKS: '{"de-de":{"agb":"https://shop.example"}}' }, /^LEGAL_LINKS.*agb/],
  [{ PUBLIC_URL: 'https://shop.example/shop' }, /^PUBLIC_URL must be an origin/],
  [{ PUBLIC_URL: 'http://shop.example' }, /^PUBLIC_URL must be https/],
  [{ TRUST_PROXY: '2' }, /^TRUST_PROXY must be true, false, or the addresses/],
  [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY must be true, false/],
  [{ TRUST_PROXY: 'TRUE' }, /^TRUST_PROXY must be true, false/],
  [{ MARKET_OVERRIDES: '{"XX":{"ordering":"open"}}' }, /^MARKET_OVERRIDES/],
  [{ MARKET_OVERRIDES: '{"CA":{"orders":"open"}}' }, /^MARKET_OVERRIDES\.CA Unrecognized key: "orders"/],
  [{ MARKET_OVERRIDES: '{"CA":{"ordering":"yes"}}' }, /^MARKET_OVERRIDES\.CA\.ordering/],
  [{ MARKET_OVERRIDES: 'open' }, /^MARKET_OVERRIDES must be JSON$/],
  [{ DRAIN_SECONDS: 'abc' }, /^DRAIN_SECONDS must be a whole number of seconds from 0 to 600$/],
  [{ DRAIN_SECONDS: '5s' }, /^DRAIN_SECONDS must be a whole number of seconds from 0 to 600$/],
  [{ LOG_LEVEL: 'verbose' }, /^LOG_LEVEL/],
  [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must have at least 16 characters$/],
  [{ CONTENT_WEBHOOK_SECRET: 'short' }, /^CONTENT_WEBHOOK_SECRET must have at least 16 characters$/],
  [{ ANALYTICS_ADAPTERS: 'ga' }, /^ANALYTICS_ADAPTERS \(value 1\) must be one of/],
  [{ ANALYTICS_ADAPTERS: 'bff' }, /^ANALYTICS_COLLECTOR_URL is missing$/],
  [{ ADMIN_TRIES: '5' }, /^ADMIN_TRIES must be tries per seconds/],
  [{ SIGN_IN_LIMIT: '1/1,2/2' }, /^SIGN_IN_LIMIT must be one limit/],
  [{ REDIS_URL: 'http://redis.example' }, /^REDIS_URL must be a redis or rediss URL$/],
  [{ REDIS_URL: 'redis://a.example:6379,b.example:6379' }, /^REDIS_URL names several hosts: set REDIS_MODE/],
  [{ REDIS_URL: 'redis://a.example:6379,,b.example:6379' }, /^REDIS_URL must name hosts with commas/],
  [{ REDIS_URL: 'redis://:50%@a.example:6379' }, /^REDIS_URL must have % in its password as %25/],
  [{ REDIS_MODE: 'sentinels' }, /^REDIS_MODE must be one of single, sentinel, cluster$/],
  [{ REDIS_MODE: 'sentinel', REDIS_URL: '' }, /^REDIS_URL is missing$/],
  [
    { REDIS_MODE: 'cluster', REDIS_URL: 'redis://a.example,b.example/1' },
    /^REDIS_URL ends in the number of a database/,
  ],
  [{ REDIS_CA_FILE: '/nowhere/ca.pem' }, /^REDIS_CA_FILE must be a file that can be read$/],
  [{ REDIS_CA_FILE: '/dev/null' }, /^REDIS_CA_FILE must be a file with a certificate in PEM form$/],
  [{ WALLETS: 'paypal' }, /^WALLETS \(value 1\) must be one of applepay, googlepay$/],
  [{ APPLE_PAY_DOMAIN_FILE: '/nowhere/file' }, /^APPLE_PAY_DOMAIN_FILE must be the file that Apple/],
  [{ APPLE_PAY_DOMAIN_FILE: '/dev/null' }, /^APPLE_PAY_DOMAIN_FILE must be the file that Apple/],
  [{ REDIS_URL: 'redis://redis.example:6379/sessions' }, /^REDIS_URL must end in its port or in the number/],
  [{ MANAGE_SUBSCRIPTION_URLS: '{"en-xx":"https://a.example"}' }, /^MANAGE_SUBSCRIPTION_URLS Unrecognized key/],
  [{ OVERLOAD_MEMORY_SHARE: '90' }, /^OVERLOAD_MEMORY_SHARE must be a number above 0, and 1 at most$/],
  [{ OVERLOAD_CUSTOMER_DELAY_MS: '0' }, /^OVERLOAD_CUSTOMER_DELAY_MS must be a whole number of milliseconds from 1/],
  [{ SHOP_API_CALL_LIMIT: '0' }, /^SHOP_API_CALL_LIMIT must be a whole number of calls from 1 to 1000$/],
  [{ SHOP_API_BREAKER_SHARE: '50' }, /^SHOP_API_BREAKER_SHARE must be a number from 0 to 1$/],
  [{ PORT: '99999' }, /^PORT must be a whole number from 0 to 65535$/],
  [{ OTEL_TRACES_SAMPLER_ARG: '10' }, /^OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1$/],
  [{ SECURITY_CONTACT: 'security@shop.example' }, /^SECURITY_CONTACT must be a mailto or https URL/],
];

/** What the log of the start tells. */
export const doubtfulSettings: readonly WrongSetting[] = [
  [{ REDIS_URI: 'redis://redis.example' }, /^REDIS_URI is not a variable.*REDIS_URL$/],
  [{ TRUSTED_PROXY: 'true' }, /^TRUSTED_PROXY is not a variable.*TRUST_PROXY$/],
  [{ METRIC_TOKEN: 'a-token-for-metrics' }, /^METRIC_TOKEN is not a variable.*METRICS_TOKEN$/],
  [{ OVERLOAD_DELAY: '100' }, /^OVERLOAD_DELAY is not a variable.*OVERLOAD_DELAY_MS$/],
  [{ REDIS_HOST: 'redis.example' }, /^REDIS_HOST is not a variable.*remove it, or correct its name$/],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://otel:4318/v1/traces' }, /^OTEL_EXPORTER_OTLP_TRACES_ENDPOINT is not/],
  [{ CARD_ENVIRONMENT: 'lvie' }, /^CARD_ENVIRONMENT names no environment.*live-us/],
  [{ CARD_HOST_URL: 'http://localhost:4004' }, /^CARD_HOST_URL is the card host of the sandbox.*remove/],
  [{ CARD_HOST_URL: 'http://localhost:4004', CARD_ENVIRONMENT: 'test' }, /^CARD_HOST_URL is for the sandbox: remove/],
  [{ LOCAL_RETURN_HOST: 'http://localhost:3000' }, /^LOCAL_RETURN_HOST is for development: remove/],
  [{ CLIENT_DEV_SERVER: 'http://localhost:5173/vite/' }, /^CLIENT_DEV_SERVER is for development: remove/],
  [{ SESSION_SECRETS: zeros }, /^SESSION_SECRETS can be guessed: make each by/],
  [{ SESSION_SECRETS: `${otherSecret},${zeros}` }, /^SESSION_SECRETS can be guessed/],
  [{ SESSION_SECRETS: 'published-with-the-sandbox-and-for-nothing-else' }, /^SESSION_SECRETS can be guessed/],
  [{ OIDC_CLIENT_SECRET: 'published-with-the-sandbox' }, /^OIDC_CLIENT_SECRET is the published one/],
  [{ CONTENT_WEBHOOK_SECRET: 'published-in-the-sandbox' }, /^CONTENT_WEBHOOK_SECRET is the published one/],
  [{ OIDC_ISSUER: 'http://localhost:4002' }, /^OIDC_ISSUER is http on this machine.*set the public issuer/],
  [{ REDIS_URL: '' }, /^REDIS_URL is not set: sessions are in the memory.*set REDIS_URL/],
  [{ REDIS_SENTINEL_MASTER: 'shop' }, /^REDIS_SENTINEL_MASTER has no effect: set REDIS_MODE=sentinel$/],
  [
    { REDIS_SENTINEL_MASTER: 'shop', REDIS_MODE: 'cluster' },
    /^REDIS_SENTINEL_MASTER has no effect: set REDIS_MODE=sentinel$/,
  ],
  [
    { OIDC_CLIENT_ASSERTION_AUDIENCE: 'token_endpoint' },
    /^OIDC_CLIENT_ASSERTION_AUDIENCE has no effect.*OIDC_CLIENT_KEYS/,
  ],
  [{ REDIS_SENTINEL_PASSWORD: 'x' }, /^REDIS_SENTINEL_PASSWORD has no effect: set REDIS_MODE=sentinel$/],
  [
    { REDIS_SENTINEL_PASSWORD: 'x', REDIS_MODE: 'cluster' },
    /^REDIS_SENTINEL_PASSWORD has no effect: set REDIS_MODE=sentinel$/,
  ],
  [{ REDIS_MODE: 'sentinel', REDIS_URL: 'rediss://a.example' }, /^REDIS_URL names one Sentinel: name all/],
  [{ TRUST_PROXY: 'false' }, /^TRUST_PROXY is off although PUBLIC_URL is https.*name the addresses/],
  [{ CONTENT_API_URL: 'https://content.example' }, /^CONTENT_API_URL does not end in \/api\/v2.*add it/],
  [{ ANALYTICS_COLLECTOR_URL: 'https://events.example' }, /^ANALYTICS_COLLECTOR_URL has no effect: add bff/],
  [{ LEGAL_LINKS: '' }, /^LEGAL_LINKS has no URL.*en-us \(terms, privacy\).*de-de \(imprint, terms, withdrawal, /],
  [{ MANAGE_SUBSCRIPTION_URLS: '' }, /^MANAGE_SUBSCRIPTION_URLS has no URL for en-ca, where customers can order/],
  [{ WALLETS: 'googlepay,applepay' }, /^WALLETS has applepay without APPLE_PAY_DOMAIN_FILE.*set it, or serve/],
  [{ ADMIN_IDLE_MINUTES: '300' }, /^ADMIN_IDLE_MINUTES has no effect: make it less/],
  [{ OVERLOAD_DELAY_MS: '0' }, /^OVERLOAD_DELAY_MS is 0, which is for development.*remove it$/],
  [{ OVERLOAD_DELAY_MS: '200' }, /^OVERLOAD_CUSTOMER_DELAY_MS is not above OVERLOAD_DELAY_MS.*make it four times/],
  [{ OVERLOAD_CUSTOMER_DELAY_MS: '40' }, /^OVERLOAD_CUSTOMER_DELAY_MS is not above OVERLOAD_DELAY_MS/],
  [
    { PUBLIC_URL: 'http://localhost:3000', OVERLOAD_DELAY_MS: '0', OVERLOAD_CUSTOMER_DELAY_MS: '100' },
    /^OVERLOAD_CUSTOMER_DELAY_MS has no effect: OVERLOAD_DELAY_MS is 0/,
  ],
  [{ SHOP_API_BREAKER_SHARE: '0', SHOP_API_BREAKER_SECONDS: '10' }, /^SHOP_API_BREAKER_SECONDS has no effect/],
  [{ OTEL_TRACES_SAMPLER_ARG: '0.1' }, /^OTEL_TRACES_SAMPLER_ARG has no effect: set OTEL_EXPORTER_OTLP_ENDPOINT/],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }, /^OTEL_EXPORTER_OTLP_HEADERS has no effect: set OTEL_EXPORTER_OTLP_ENDPOINT/],
];

/** Returns the lines with which a changed configuration ends the start; none if it starts. */
export function findRefusals(changes: Changes): readonly string[] {
  try {
    readConfig({ ...rightSettings, ...changes });
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

/** Returns the lines of the log about a changed configuration that starts. */
export function findTold(changes: Changes): readonly string[] {
  const environment = { ...rightSettings, ...changes };
  return [...findUnknownVariables(environment, variableNames), ...findDoubts(readConfig(environment))];
}
