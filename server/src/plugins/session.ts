/**
 * The session: one opaque cookie per browser, and the visitor that it identifies (docs/rules/sign-in.md#session).
 */
import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AuditLog } from '../audit/audit-log.ts';
import { auditEndByTime, auditFailedSignOut, auditSignOut } from '../audit/audited-call.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { BrowserSession, createSignInIds, type OpenSession, type SessionAccess } from '../session/browser-session.ts';
import { CareEnds } from '../session/care-ends.ts';
import { cookieAttributes } from '../session/cookies.ts';
import type { ExpiringStore } from '../session/expiring-store.ts';
import { SessionCookie } from '../session/session-cookie.ts';
import type { SignIns } from '../session/sign-ins.ts';
import { createStoreAdapter } from '../session/store-adapter.ts';
import type { NoteUnreadable } from '../session/unreadable-values.ts';
import { Visitor } from '../session/visitor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
  }
}

type Options = {
  config: Config;
  store: ExpiringStore;
  signIns: SignIns;
  audit: AuditLog;
  metrics: Metrics;
  noteUnreadable: NoteUnreadable;
};

export const session = fp<Options>(
  async (app, { config, store, signIns, audit, metrics, noteUnreadable }) => {
    await app.register(fastifyCookie);
    const cookie = new SessionCookie(config, noteUnreadable);
    const adapter = createStoreAdapter(store);
    const careEnds = new CareEnds(store);
    let sessions = app;
    // The scope has no routes, so the hooks of the plugin run for no request: visitors open the session to change it.
    await app.register(async (scope) => {
      sessions = scope;
      await scope.register(fastifySession, {
        secret: cookie.signer,
        cookieName: cookie.name,
        cookie: cookieAttributes(config),
        saveUninitialized: false,
        rolling: false,
        store: adapter,
      });
    });
    const access: SessionAccess = {
      cookie,
      signInIds: createSignInIds(),
      find: adapter.find,
      update: adapter.update,
      open: (request, value) => openSession(sessions, request, value),
    };

    // Fastify rejects objects as initial values of decorators: each request gets its own visitor in the hook.
    app.decorateRequest('visitor');
    app.addHook('onRequest', (request, reply, done) => {
      request.visitor = new Visitor(new BrowserSession(request, reply, access), signIns, {
        beforeEnd: (signIn, reason) => {
          auditSignOut(request, audit, signIn, reason);
          metrics.signInEnded(signIn.role, reason);
        },
        afterFailure: (signIn, reason) => auditFailedSignOut(request, audit, signIn, reason),
        careEnds,
        noteTime: (ended) => auditEndByTime(request, audit, ended),
      });
      done();
    });
    // At the end: the answer to a slow call must not bring back the cookie of a session that has ended meanwhile.
    app.addHook('onSend', (request, _reply, payload, done) => {
      const renewing = request.visitor?.renewCookie();
      if (renewing) renewing.then(() => done(null, payload), done);
      else done(null, payload);
    });
  },
  { name: 'session' },
);

/** Rejects with the error of the store. */
function openSession(sessions: FastifyInstance, request: FastifyRequest, cookie: string): Promise<OpenSession> {
  return new Promise((resolve, reject) => {
    sessions.decryptSession(cookie, request, (error?: unknown) => {
      if (error) reject(error);
      else resolve(request.session);
    });
  });
}
