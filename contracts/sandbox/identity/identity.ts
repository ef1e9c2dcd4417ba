/** The sandbox's identity provider: OpenID Connect by oidc-provider, with account pages of its own. */
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServiceControl } from '../control/service-control.ts';
import { pageAssets } from '../pages/page-assets.ts';
import type { People } from '../people.ts';
import { interactionRoutes } from './interaction-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { createProvider, type IdentityClient } from './provider.ts';

export type IdentityOptions = {
  issuer: string;
  people: People;
  client: IdentityClient;
  control?: ServiceControl;
};

/** Not listening yet. `issuer` is the address that browsers and the BFF reach it at, without a slash at its end. */
export async function buildIdentity({ issuer, people, client, control }: IdentityOptions): Promise<FastifyInstance> {
  const app = Fastify();
  const shopOrigins = [...new Set(client.redirectUris.map((uri) => new URL(uri).origin))];
  // Whoever was there from the start accepted the terms before it.
  const consents = new Map<string, Date>();
  const start = new Date();
  const provider = createProvider({
    issuer,
    people,
    client,
    shopOrigins,
    consentedAt: (personId) => consents.get(personId) ?? start,
  });
  provider.on('server_error', (_ctx, error) => app.log.error({ err: error }, 'the identity provider failed'));

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

  // Everything else is the protocol's. oidc-provider reads the body itself, so nothing here may.
  await app.register(async (scope) => {
    const answer = provider.callback();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all('/*', async (request, reply) => {
      reply.hijack();
      await answer(request.raw, reply.raw);
    });
  });
  return app;
}
