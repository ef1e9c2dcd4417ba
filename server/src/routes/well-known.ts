/** What browsers, password managers and researchers look for at fixed paths (docs/rules/content.md#fixed-paths). */
import { isCultureCode } from '@perennial/shared/cultures/cultures';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { readSite } from '../http/request-culture.ts';
import { PROFILE_PATH, personalDetailsPath } from '../identity/return-url.ts';
import { rememberedCulture } from '../rendering/serve-page.ts';
import { createManifest } from '../rendering/web-manifest.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** RFC 9116 recommends less than a year. */
const CONTACT_VALID_DAYS = 180;
/** Since when the shop follows Global Privacy Control. */
const GPC_SINCE = '2026-11-26';

type Options = { config: Pick<Config, 'PUBLIC_URL' | 'SECURITY_CONTACT' | 'APPLE_PAY_DOMAIN_FILE'> };

export const wellKnownRoutes: FastifyPluginAsync<Options> = async (app, { config }) => {
  const { PUBLIC_URL, SECURITY_CONTACT: contact, APPLE_PAY_DOMAIN_FILE: association } = config;

  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_request, reply) => {
    if (!contact) throw new RequestProblem('request.notFound');
    const expires = new Date(Date.now() + CONTACT_VALID_DAYS * DAY_SECONDS * 1000);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      `Canonical: ${new URL('/.well-known/security.txt', PUBLIC_URL).href}`,
      '',
    ];
    return reply
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .type('text/plain; charset=utf-8')
      .send(lines.join('\n'));
  });

  // Apple asks for it without a cookie, and follows no redirect (docs/rules/payments.md#wallets).
  app.get(
    '/.well-known/apple-developer-merchantid-domain-association',
    { schema: { hide: true } },
    (_request, reply) => {
      if (!association) throw new RequestProblem('request.notFound');
      return reply
        .header('cache-control', `public, max-age=${DAY_SECONDS}`)
        .type('text/plain; charset=utf-8')
        .send(association);
    },
  );

  // The law of some states asks a shop to say that it follows the signal (docs/rules/analytics.md#global-privacy-control).
  app.get('/.well-known/gpc.json', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ gpc: true, lastUpdate: GPC_SINCE })),
  );

  // Tools find the description of the routes by it (RFC 9727).
  const catalog = {
    anchor: PUBLIC_URL.href,
    'service-desc': [{ href: '/bff/openapi.json', type: 'application/json' }],
  };
  app.get('/.well-known/api-catalog', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .type('application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"; charset=utf-8')
      .send(JSON.stringify({ linkset: [catalog] })),
  );

  // Passwords belong to the identity provider (docs/rules/sign-in.md#profile-page).
  app.get('/.well-known/change-password', { schema: { hide: true } }, (request, reply) => {
    const culture = rememberedCulture(request);
    const query = new URLSearchParams({ culture, returnTo: personalDetailsPath(culture) });
    return reply.redirect(`${PROFILE_PATH}?${query}`, 303);
  });

  app.get<{ Params: { culture: string } }>(
    '/:culture/manifest.webmanifest',
    { schema: { hide: true } },
    (request, reply) => {
      const { culture } = request.params;
      if (!isCultureCode(culture)) throw new RequestProblem('request.notFound');
      return reply
        .header('cache-control', `public, max-age=${DAY_SECONDS}`)
        .type('application/manifest+json')
        .send(JSON.stringify(createManifest(culture, readSite(request).language)));
    },
  );
};
