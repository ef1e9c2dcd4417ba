/**
 * The public keys of the BFF, which the identity provider checks its signatures with
 * (docs/operate/identity-provider.md#a-key-instead-of-a-secret).
 */
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../../config.ts';
import { toPublicKey } from '../../values/client-keys.ts';

type Options = { config: Pick<Config, 'OIDC_CLIENT_KEYS'> };

/** A new key can be used so many seconds after it was added. */
const MAX_AGE_SECONDS = 5 * 60;

/** Without keys there is no such path. */
export const clientKeyRoutes: FastifyPluginAsync<Options> = async (app, { config: { OIDC_CLIENT_KEYS: keys } }) => {
  if (!keys) return;
  const published = { keys: keys.map(toPublicKey) };
  app.get('/bff/client-keys', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`).send(published),
  );
};
