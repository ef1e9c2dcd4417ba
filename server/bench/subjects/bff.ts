/** The BFF as it runs in production: the built client, secure cookies, its default limits. */
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { PUBLIC_URL, type StartSubject } from './table.ts';

export const start: StartSubject = async ({ shopUrl, contentUrl, redisUrl, sharesPages = false }) => {
  const config = readConfig({
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
  });
  const app = await buildApp(config, { measuresProcess: true });
  return app.listen({ host: '127.0.0.1', port: 0 });
};
