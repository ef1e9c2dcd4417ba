/** Security headers of every response, and the content security policy of the pages. */
import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import { POLICY_REPORTS_PATH } from '../browser-reports/policy-reports.ts';
import { type Config, hasSecureCookies } from '../config.ts';
import { DATA_POLICY } from '../http/headers.ts';
import { walletPolicyOf } from './wallet-policy.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Allows scripts of the content service, and the script and style of the first view; one per response (ADR 11, ADR 26). */
    readonly scriptNonce: string;
  }
  interface FastifyReply {
    /** Adds the headers that protect a document: a page, or a file that the browser shows in a tab. */
    addDocumentHeaders(): FastifyReply;
  }
}

type Headers = Readonly<Record<string, string>>;

/** The hosts of the card provider, unless the sandbox replaces them. */
const CARD_PROVIDER_HOSTS = ['https://*.adyen.com'];

/** Where the policy gets the nonce of a response. */
const NONCE_PLACEHOLDER = 'the-nonce-of-the-response';
const NONCE_SOURCE = `'nonce-${NONCE_PLACEHOLDER}'`;

/** Browsers that know `report-to` ignore `report-uri`. */
const REPORTING = { 'report-uri': [POLICY_REPORTS_PATH], 'report-to': ['policy'] };
const REPORTING_HEADER = { 'reporting-endpoints': `policy="${POLICY_REPORTS_PATH}"` };

/** Creates the policy: no inline styles or scripts without the nonce, and only the sources that pages use. */
function contentSecurityPolicy(config: Config): Record<string, string[]> {
  const cardHosts = config.CARD_HOST_URL ? [config.CARD_HOST_URL.origin] : CARD_PROVIDER_HOSTS;
  const { sources: ofWallets } = walletPolicyOf(config);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", NONCE_SOURCE, ...ofWallets['script-src']],
    'style-src': ["'self'", NONCE_SOURCE],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'https:', config.CONTENT_API_URL.origin, ...cardHosts],
    'connect-src': [...new Set(["'self'", ...cardHosts, ...ofWallets['connect-src']])],
    'frame-src': [...new Set([...cardHosts, ...ofWallets['frame-src']])],
    'form-action': ["'self'", ...new Set([...cardHosts, ...config.PAYMENT_FORM_HOSTS])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // A text becomes HTML or code in one module of the client only (ADR 97).
    'require-trusted-types-for': ["'script'"],
    ...(config.METRICS_TOKEN !== undefined && REPORTING),
  };
}

/** What no page uses, and no frame of the card provider either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

function permissionsPolicy(config: Config): string {
  const unused = UNUSED_FEATURES.map((feature) => `${feature}=()`);
  if (config.WALLETS.length === 0) return unused.join(', ');
  const origins = walletPolicyOf(config).paymentOrigins.map((origin) => `"${origin}"`);
  return [...unused, `payment=(${['self', ...origins].join(' ')})`].join(', ');
}

/** Browsers apply these to documents only. */
const withoutDocumentHeaders = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const satisfies HelmetOptions;

/**
 * Returns the headers that helmet sets. They are read once: helmet puts the policy together again for each response,
 * which took 5.5 % of the processor time of a signed-in GET.
 */
function readHelmetHeaders(options: HelmetOptions): Headers {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** For routes that no visitor uses. They have no session and no page, and answer before most plugins. */
export const operationsHeaders = fp(
  async (app) => {
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers({ 'content-security-policy': DATA_POLICY, 'x-content-type-options': 'nosniff' });
      done();
    });
  },
  { name: 'operations-headers' },
);

export const securityHeaders = fp<{ config: Config }>(
  async (app, { config }) => {
    const toPolicy = (directives: Record<string, string[]>) =>
      // Vite's development server uses inline styles and scripts. The policy applies to the built client only.
      config.CLIENT_DEV_SERVER ? false : { useDefaults: false, directives };
    const common = {
      strictTransportSecurity: hasSecureCookies(config) ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: 'deny' },
    } as const satisfies HelmetOptions;
    const dataHeaders = {
      ...readHelmetHeaders({
        ...common,
        ...withoutDocumentHeaders,
        contentSecurityPolicy: false,
      }),
      ...(!config.CLIENT_DEV_SERVER && { 'content-security-policy': DATA_POLICY }),
      // Every answer can be one to a customer, and can have a cookie.
      'cache-control': 'no-store',
    };
    const { 'content-security-policy': pagePolicy, ...documentHeaders } = readHelmetHeaders({
      ...common,
      contentSecurityPolicy: toPolicy(contentSecurityPolicy(config)),
      // A window of a wallet answers the page that has opened it.
      crossOriginOpenerPolicy: {
        policy: walletPolicyOf(config).opensWindows ? 'same-origin-allow-popups' : 'same-origin',
      },
    });

    const moreHeaders = {
      'permissions-policy': permissionsPolicy(config),
      ...(config.METRICS_TOKEN !== undefined && REPORTING_HEADER),
    };

    const nonces = new WeakMap<object, string>();
    app.decorateRequest('scriptNonce', {
      getter() {
        const nonce = nonces.get(this) ?? randomBytes(18).toString('base64url');
        nonces.set(this, nonce);
        return nonce;
      },
    });
    app.decorateReply('addDocumentHeaders', function addDocumentHeaders(this: FastifyReply) {
      this.headers(documentHeaders).headers(moreHeaders);
      return pagePolicy
        ? this.header('content-security-policy', pagePolicy.replaceAll(NONCE_PLACEHOLDER, this.request.scriptNonce))
        : this;
    });
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(dataHeaders);
      done();
    });
  },
  { name: 'security-headers' },
);
