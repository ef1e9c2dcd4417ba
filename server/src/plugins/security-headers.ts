/** Security headers of every answer; the content security policy of the pages. */
import fastifyHelmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import { type Config, hasSecureCookies } from '../config.ts';

/** The card provider's own hosts, where no sandbox stands in for them. */
const CARD_PROVIDER_HOSTS = ['https://*.adyen.com'];

/** Sources of the content security policy: no inline script, no inline style, nothing but what the pages use. */
export function contentSecurityPolicy(config: Config): Record<string, string[]> {
  const cardHosts = config.CARD_HOST_URL ? [config.CARD_HOST_URL.origin] : CARD_PROVIDER_HOSTS;
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'https:', config.CONTENT_API_URL.origin, ...cardHosts],
    'connect-src': ["'self'", ...cardHosts],
    'frame-src': cardHosts,
    // Payment providers' own forms: which they are, only the shop API knows.
    'form-action': ["'self'", 'https:', ...cardHosts],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

export const securityHeaders = fp<{ config: Config }>(
  async (app, { config }) => {
    const isHttps = hasSecureCookies(config);
    await app.register(fastifyHelmet, {
      // Vite's development server puts styles and its client inline; the policy holds wherever the built client runs.
      contentSecurityPolicy: config.CLIENT_DEV_SERVER
        ? false
        : { useDefaults: false, directives: contentSecurityPolicy(config) },
      strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: 'deny' },
    });
  },
  { name: 'security-headers' },
);
