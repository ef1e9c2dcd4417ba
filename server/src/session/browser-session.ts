/**
 * The session of a request. It is read from the store, and opened with @fastify/session only to be changed: the plugin
 * signs, serializes and hashes a session twice for each request that it opens one for (ADR 27).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionData } from './session-data.ts';

/** A session that @fastify/session has opened. */
export type OpenSession = FastifyRequest['session'];

/**
 * The sign-in of each session, by the ids of both. It never changes, because a new sign-in gets a new session. Whether the
 * sign-in has ended is asked each time.
 */
export type SignInIds = LRUCache<string, string>;

/** More than the customers that are active at one instance; about 200 bytes each. */
const KNOWN_SESSIONS = 10_000;

export function createSignInIds(): SignInIds {
  return new LRUCache({ max: KNOWN_SESSIONS });
}

export type SessionAccess = {
  readonly cookie: SessionCookie;
  readonly signInIds: SignInIds;
  /** Returns what the store has of a session. */
  readonly find: (sessionId: string) => Promise<SessionData | undefined>;
  /** Opens the session of a cookie with @fastify/session, or a new one if the cookie has none. */
  readonly open: (request: FastifyRequest, cookie: string) => Promise<OpenSession>;
};

/** Methods throw RequestProblem `session.storeUnavailable`. */
export class BrowserSession {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #access: SessionAccess;
  #data: Promise<SessionData> | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply, access: SessionAccess) {
    this.#request = request;
    this.#reply = reply;
    this.#access = access;
  }

  /** Returns the data of the session, read once per request; empty without a session. */
  read(): Promise<SessionData> {
    this.#data ??= this.#find();
    return this.#data;
  }

  /** Returns the id of the session's sign-in, which may have ended; undefined without one. */
  async readSignInId(): Promise<string | undefined> {
    const { cookie, signInIds } = this.#access;
    const sessionId = cookie.readSessionId(this.#request, this.#reply);
    if (sessionId === undefined) return undefined;
    const known = signInIds.get(sessionId);
    if (known !== undefined) return known;
    const { signInId } = await this.read();
    if (signInId !== undefined) signInIds.set(sessionId, signInId);
    return signInId;
  }

  /** Changes fields of the session. */
  async change(changes: SessionData): Promise<void> {
    await this.#save(await this.#open(), changes);
  }

  /** Replaces the session by one with a new id and other data. */
  async replace(data: SessionData): Promise<void> {
    await (await this.#open()).regenerate();
    await this.#save(this.#request.session, data);
  }

  /** Removes the session, and its cookie from the browser. */
  async destroy(): Promise<void> {
    await (await this.#open()).destroy();
    this.#access.cookie.clear(this.#reply);
    this.#data = Promise.resolve({});
  }

  async #find(): Promise<SessionData> {
    const sessionId = this.#access.cookie.readSessionId(this.#request, this.#reply);
    return (sessionId !== undefined && (await this.#access.find(sessionId))) || {};
  }

  #open(): Promise<OpenSession> {
    return this.#access.open(this.#request, this.#access.cookie.read(this.#request));
  }

  async #save(session: OpenSession, changes: SessionData): Promise<void> {
    Object.assign(session, changes);
    await session.save();
    this.#access.cookie.send(this.#reply, session.encryptedSessionId);
    this.#data = Promise.resolve({ ...session });
  }
}
