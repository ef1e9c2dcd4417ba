/**
 * OpenID Connect back-channel logout: the identity provider ends sign-ins, without the browser
 * (docs/rules/sign-in.md#sign-out-at-the-identity-provider).
 */
import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { RequestProblem } from '../../errors/request-problem.ts';
import {
  CLOCK_TOLERANCE_SECONDS,
  type LogoutToken,
  LogoutTokenError,
  MAX_AGE_SECONDS,
} from '../../identity/logout-token.ts';
import type { IdentityProvider } from '../../identity/provider.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { ExpiringStore } from '../../session/expiring-store.ts';
import type { SignIns } from '../../session/sign-ins.ts';

type Options = {
  provider: Pick<IdentityProvider, 'readLogoutToken'>;
  signIns: SignIns;
  store: ExpiringStore;
  metrics: Pick<Metrics, 'backchannelLogout'>;
};

const FORM = 'application/x-www-form-urlencoded';
/** A token has a few hundred bytes. */
const BODY_LIMIT_BYTES = 16 * 1024;
/** As long as the same token could be accepted again. */
const REMEMBERED_MS = (MAX_AGE_SECONDS + 2 * CLOCK_TOLERANCE_SECONDS) * 1000;

/** Its answers are those of the specification, so it has an error handler of its own. */
export const backchannelLogout: FastifyPluginAsync<Options> = async (app, { provider, signIns, store, metrics }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(FORM, { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) => {
    done(null, new URLSearchParams(body));
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    // The provider may try again after an outage.
    const isOutage = error instanceof RequestProblem && error.status >= 500;
    const reason = isOutage ? 'temporarily_unavailable' : 'invalid_request';
    request.log.warn({ err: error }, 'back-channel logout failed');
    metrics.backchannelLogout(isOutage ? 'failed' : 'refused');
    reply.code(isOutage ? 503 : 400).send({ error: reason });
  });

  app.post('/bff/backchannel-logout', { schema: { hide: true } }, async (request, reply) => {
    const tokens = request.body instanceof URLSearchParams ? request.body.getAll('logout_token') : [];
    const [text, ...more] = tokens;
    if (text === undefined || more.length > 0) throw new LogoutTokenError('the form has no single logout_token');
    const token = await provider.readLogoutToken(text);
    const key = toKey(token);
    if ((await store.get(key)) !== undefined) throw new LogoutTokenError('it was used before');
    const ended = await signIns.endOfProvider(token);
    // Last, so that the provider can send a token again that the store has failed for.
    await store.add(key, {}, REMEMBERED_MS);
    metrics.backchannelLogout('taken');
    request.log.info({ ended }, 'the identity provider has ended sign-ins');
    return reply.send();
  });
};

function toKey({ id }: LogoutToken): string {
  return `logout-token:${createHash('sha256').update(id).digest('base64url')}`;
}
