/** The visitor behind a request: one opaque cookie, and the sign-in that it leads to. */
import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Config, hasSecureCookies } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import type { ExpiringStore } from '../session/expiring-store.ts';
import {
  ABSOLUTE_LIMIT_MS,
  type NewSignIn,
  type SignIn,
  type SignInChanges,
  type SignIns,
} from '../session/sign-ins.ts';

declare module 'fastify' {
  interface Session {
    /** The only thing in the session: where the sign-in stands. */
    signInId?: string;
  }
  interface FastifyRequest {
    visitor: Visitor;
  }
}

/** The visitor's sign-in: read once a request, changed only where it still exists. */
export class Visitor {
  readonly #request: FastifyRequest;
  readonly #signIns: SignIns;
  #reading: Promise<SignIn | undefined> | undefined;

  constructor(request: FastifyRequest, signIns: SignIns) {
    this.#request = request;
    this.#signIns = signIns;
  }

  signIn(): Promise<SignIn | undefined> {
    this.#reading ??= this.#read();
    return this.#reading;
  }

  /** Starts a sign-in under a new session id, so that a planted id is worth nothing; ends the one before it. */
  async startSignIn(details: NewSignIn): Promise<SignIn> {
    await this.#endRecord();
    await this.#request.session.regenerate();
    const signIn = await this.#signIns.start(details);
    this.#request.session.signInId = signIn.id;
    this.#reading = Promise.resolve(signIn);
    return signIn;
  }

  async changeSignIn(changes: SignInChanges): Promise<void> {
    const id = this.#request.session.signInId;
    if (id !== undefined) this.#reading = this.#signIns.change(id, changes);
    await this.#reading;
  }

  /** Ends the sign-in; whoever still holds the cookie is a stranger again. */
  async endSignIn(): Promise<void> {
    await this.#endRecord();
    this.#reading = Promise.resolve(undefined);
  }

  async noteActivity(): Promise<void> {
    const signIn = await this.signIn();
    if (signIn) await this.#signIns.touch(signIn);
  }

  async #read(): Promise<SignIn | undefined> {
    const id = this.#request.session?.signInId;
    return id === undefined ? undefined : this.#signIns.read(id);
  }

  async #endRecord(): Promise<void> {
    const id = this.#request.session?.signInId;
    if (id !== undefined) await this.#signIns.end(id);
  }
}

type Options = { config: Config; store: ExpiringStore; signIns: SignIns };

const SESSION_COOKIE = 'perennial';

function sessionCookieName(config: Config): string {
  return hasSecureCookies(config) ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
}

/** Attributes of every cookie of the BFF; clearing a cookie needs the same ones. */
export function cookieAttributes(config: Config) {
  return {
    path: '/',
    httpOnly: true,
    secure: hasSecureCookies(config),
    sameSite: 'lax',
  } as const;
}

/** Ends session and sign-in and takes the cookie back. */
export async function destroySession(request: FastifyRequest, reply: FastifyReply, config: Config): Promise<void> {
  await request.visitor.endSignIn();
  await request.session.destroy();
  reply.clearCookie(sessionCookieName(config), cookieAttributes(config));
}

export const session = fp<Options>(
  async (app, { config, store, signIns }) => {
    await app.register(fastifyCookie);
    await app.register(fastifySession, {
      secret: [...config.SESSION_SECRETS],
      cookieName: sessionCookieName(config),
      cookie: cookieAttributes(config),
      saveUninitialized: false,
      // A rolling session is written back by every answer: a slow call would revive one that was logged out meanwhile.
      rolling: false,
      store: sessionStoreOn(store),
    });
    // Fastify wants decorations to be plain values at first; every request gets its own visitor before any handler.
    app.decorateRequest('visitor');
    app.addHook('onRequest', async (request) => {
      request.visitor = new Visitor(request, signIns);
    });
  },
  { name: 'session' },
);

type SessionData = { signInId?: string };

/** @fastify/session's store interface on ours; it stores the id of the sign-in and nothing else. */
function sessionStoreOn(store: ExpiringStore) {
  const keyOf = (sessionId: string) => `session:${sessionId}`;
  const refuse = (cause: unknown) => new RequestProblem('session.storeUnavailable', { cause });
  return {
    set(sessionId: string, data: SessionData, done: (error?: unknown) => void) {
      const stored = data.signInId === undefined ? {} : { signInId: data.signInId };
      store.set(keyOf(sessionId), stored, ABSOLUTE_LIMIT_MS).then(
        () => done(),
        (error) => done(refuse(error)),
      );
    },
    get(sessionId: string, done: (error: unknown, data?: never) => void) {
      store.get(keyOf(sessionId)).then(
        (data) => done(null, data as never),
        (error) => done(refuse(error)),
      );
    },
    destroy(sessionId: string, done: (error?: unknown) => void) {
      store.delete(keyOf(sessionId)).then(
        () => done(),
        (error) => done(refuse(error)),
      );
    },
  };
}
