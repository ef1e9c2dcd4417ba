/** The environment of the BFF in production, in front of the upstream. */
import { PUBLIC_URL, type Upstream } from './table.ts';

export function bffEnvironment({ shopUrl, contentUrl, redisUrl, sharesPages = false }: Upstream) {
  return {
    PUBLIC_URL,
    SHOP_API_URL: shopUrl,
    CONTENT_API_URL: `${contentUrl}/api/v2`,
    OIDC_ISSUER: 'https://identity.example',
    OIDC_CLIENT_ID: 'perennial-shop',
    OIDC_CLIENT_SECRET: 'a client secret of the benchmark',
    SESSION_SECRETS: 'a-session-secret-of-the-benchmark-that-is-long-enough',
    REDIS_URL: redisUrl,
    SHARED_PAGES_SECONDS: sharesPages ? '5' : '0',
    CARD_ENVIRONMENT: 'live',
    // No subject logs its requests.
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  };
}
