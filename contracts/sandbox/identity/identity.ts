/** The identity provider of the sandbox: OpenID Connect by oidc-provider, with its own account pages. */
import { cultures } from '@perennial/shared/cultures/cultures';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServiceControl } from '../control/service-control.ts';
import { pageAssets } from '../pages/page-assets.ts';
import type { People } from '../people.ts';
import { interactionRoutes } from './interaction-routes.ts';
import type { StoredEntry } from './memory-storage.ts';
import { profileRoutes } from './profile-routes.ts';
import { createProvider, type IdentityClient } from './provider.ts';

type IdentityOptions = {
  issuer: string;
  people: People;
  client: IdentityClient;
  control?: ServiceControl;
  /** What the provider stores, if somebody else keeps it. */
  stored?: Map<string, StoredEntry> | undefined;
};

/** Returns the server; it does not listen yet. `issuer` is its URL for browsers and for the BFF, without a trailing slash. */
export async function buildIdentity({
  issuer,
  people,
  client,
  control,
  stored,
}: IdentityOptions): Promise<FastifyInstance> {
  const app = Fastify();
  const shopOrigins = [...new Set(client.redirectUris.map((uri) => new URL(uri).origin))];
  // People without an entry accepted the terms before the start.
  const consents = new Map<string, Date>();
  const start = new Date();
  const provider = createProvider({
    issuer,
    people,
    client,
    shopOrigins,
    stored,
    consentedAt: (personId) => consents.get(personId) ?? start,
  });
  provider.on('server_error', (_ctx, error) => app.log.error({ err: error }, 'identity provider error'));

  if (control) await app.register(control);
  await app.register(pageAssets);
  await app.register(interactionRoutes, {
    provider,
    people,
    shopOrigins,
    onConsent: (personId) => consents.set(personId, new Date()),
  });
  await app.register(profileRoutes, { provider, people, shopOrigins });
  app.get('/', (_request, reply) => reply.redirect(shopOrigins[0] ?? '/.well-known/openid-configuration', 303));

  // All other paths belong to oidc-provider. It reads the body itself, so Fastify must not parse it.
  await app.register(async (scope) => {
    const handle = provider.callback();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all('/*', async (request, reply) => {
      reply.hijack();
      await handle(request.raw, reply.raw);
    });
  });
  return app;
}

/** The pages that the identity provider may return to after a sign-out. */
const LANDING_PAGES = ['', '/', '/cart', '/checkout', '/login-admin', '/udi-return'];

/**
 * Returns the registration of the shop at this URL: `redirectUris` and `postLogoutRedirectUris` of every culture.
 * `shopUrlForProvider` is the URL under which the provider itself reaches the shop.
 */
export function identityClient(shopUrl: string, secret: string, shopUrlForProvider: string) {
  const cultureUrls = cultures.map(({ code }) => `${shopUrl}/${code}`);
  return {
    id: 'perennial-shop',
    secret,
    redirectUris: cultureUrls.map((url) => `${url}/udi-return`),
    postLogoutRedirectUris: [shopUrl, ...cultureUrls].flatMap((url) => LANDING_PAGES.map((page) => `${url}${page}`)),
    backchannelLogoutUri: `${shopUrlForProvider}/bff/backchannel-logout`,
  };
}
