/** Security headers of every answer; the content security policy of the pages. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fastifyHelmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import { type Config, hasSecureCookies } from '../config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** By this, and for this answer only, scripts of the content service may run in the page. */
    readonly scriptNonce: string;
  }
}

/** The card provider's own hosts, where no sandbox stands in for them. */
const CARD_PROVIDER_HOSTS = ['https://*.adyen.com'];

const nonces = new WeakMap<object, string>();

/** A fresh one for each request, the same for as long as it lasts. */
function nonceOf(request: object): string {
  const known = nonces.get(request);
  if (known) return known;
  const nonce = randomBytes(18).toString('base64url');
  nonces.set(request, nonce);
  return nonce;
}

type Source = string | ((request: IncomingMessage) => string);

/** Sources of the content security policy: no inline style, no script without the nonce, nothing but what the pages use. */
function contentSecurityPolicy(config: Config): Record<string, Source[]> {
  const cardHosts = config.CARD_HOST_URL ? [config.CARD_HOST_URL.origin] : CARD_PROVIDER_HOSTS;
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", (request) => `'nonce-${nonceOf(request)}'`],
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
    app.decorateRequest('scriptNonce', {
      getter() {
        return nonceOf(this.raw);
      },
    });
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
