/** Security headers of every response, and the content security policy of the pages. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fastifyHelmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import { type Config, hasSecureCookies } from '../config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Allows scripts of the content service, and the script and style of the first view; one per response (ADR 11, ADR 26). */
    readonly scriptNonce: string;
  }
}

/** The hosts of the card provider, unless the sandbox replaces them. */
const CARD_PROVIDER_HOSTS = ['https://*.adyen.com'];

const nonces = new WeakMap<object, string>();

/** Returns the nonce of a request: random, and the same for the whole request. */
function getNonce(request: object): string {
  const known = nonces.get(request);
  if (known) return known;
  const nonce = randomBytes(18).toString('base64url');
  nonces.set(request, nonce);
  return nonce;
}

type Source = string | ((request: IncomingMessage) => string);

/** Creates the policy: no inline styles or scripts without the nonce, and only the sources that pages use. */
function contentSecurityPolicy(config: Config): Record<string, Source[]> {
  const cardHosts = config.CARD_HOST_URL ? [config.CARD_HOST_URL.origin] : CARD_PROVIDER_HOSTS;
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", (request) => `'nonce-${getNonce(request)}'`],
    'style-src': ["'self'", (request) => `'nonce-${getNonce(request)}'`],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'https:', config.CONTENT_API_URL.origin, ...cardHosts],
    'connect-src': ["'self'", ...cardHosts],
    'frame-src': cardHosts,
    // Forms of payment providers: only the shop API has their URLs.
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
        return getNonce(this.raw);
      },
    });
    await app.register(fastifyHelmet, {
      // Vite's development server uses inline styles and scripts. The policy applies to the built client only.
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
