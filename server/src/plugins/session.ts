/**
 * The session: one opaque cookie per browser, and the visitor that it identifies. Rule: docs/rules/sign-in.md#session
 */
import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import fp from 'fastify-plugin';
import { type Config, hasSecureCookies } from '../config.ts';
import { cookieAttributes, sessionCookieName } from '../session/cookies.ts';
import type { ExpiringStore } from '../session/expiring-store.ts';
import type { SignIns } from '../session/sign-ins.ts';
import { createStoreAdapter } from '../session/store-adapter.ts';
import { Visitor } from '../session/visitor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
  }
}

type Options = { config: Config; store: ExpiringStore; signIns: SignIns };

export const session = fp<Options>(
  async (app, { config, store, signIns }) => {
    // The plugin sends a secure cookie only over https, and decides by the connection from the proxy. What counts is
    // the connection of the browser, which the configuration knows.
    if (hasSecureCookies(config)) {
      app.addHook('onRequest', async (request) => {
        Object.defineProperty(request, 'protocol', { value: 'https' });
      });
    }
    await app.register(fastifyCookie);
    await app.register(fastifySession, {
      secret: [...config.SESSION_SECRETS],
      cookieName: sessionCookieName(config),
      cookie: cookieAttributes(config),
      saveUninitialized: false,
      // A rolling session is saved with every response. A slow call would restore a session that was ended meanwhile.
      rolling: false,
      store: createStoreAdapter(store),
    });
    // Fastify rejects objects as initial values of decorators: each request gets its own visitor in the hook.
    app.decorateRequest('visitor');
    app.addHook('onRequest', async (request) => {
      request.visitor = new Visitor(request, signIns);
    });
  },
  { name: 'session' },
);
