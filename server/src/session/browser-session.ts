/**
 * The session of a request. It is read and changed in the store, and opened with @fastify/session only to begin or to end
 * one: the plugin signs, serializes and hashes a session twice for each request that it opens one for (ADR 27).
 */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SessionId, SignInId } from './ids.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionData } from './session-data.ts';

/** A session that @fastify/session has opened. */
export type OpenSession = FastifyRequest['session'];

/**
 * The sign-in of each session, by the ids of both. It never changes, because a new sign-in gets a new session. Whether the
 * sign-in has ended is asked each time.
 */
type SignInIds = LRUCache<SessionId, SignInId>;

/** More than the customers that are active at one instance; about 200 bytes each. */
const KNOWN_SESSIONS = 10_000;

export function createSignInIds(): SignInIds {
  return new LRUCache({ max: KNOWN_SESSIONS });
}

export type SessionAccess = {
  readonly cookie: SessionCookie;
  readonly signInIds: SignInIds;
  /** Returns what the store has of a session. */
  readonly find: (sessionId: SessionId) => Promise<SessionData | undefined>;
  /** Changes what the store has of a session. Returns undefined, and writes nothing, if the session has ended. */
  readonly update: (
    sessionId: SessionId,
    change: (data: SessionData) => SessionData,
  ) => Promise<SessionData | undefined>;
  /** Opens the session of a cookie with @fastify/session, or a new one if the cookie has none. */
  readonly open: (request: FastifyRequest, cookie: string) => Promise<OpenSession>;
};

/** Methods throw RequestProblem `session.storeUnavailable`. */
export class BrowserSession {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #access: SessionAccess;
  #data: Promise<SessionData> | undefined;
  /** The session id whose cookie has to be signed anew. */
  #signedBefore: SessionId | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply, access: SessionAccess) {
    this.#request = request;
    this.#reply = reply;
    this.#access = access;
  }

  /** Whether the browser sent the cookie of a session, valid or not. */
  isSent(): boolean {
    return this.#access.cookie.read(this.#request) !== '';
  }

  /** Returns the data of the session, read once per request; empty without a session. */
  read(): Promise<SessionData> {
    this.#data ??= this.#find();
    return this.#data;
  }

  /** Whether the cookie has a correct signature. The store is not asked, so the session may have ended. */
  isSigned(): boolean {
    return this.#readSessionId() !== undefined;
  }

  /** Returns the id of the session's sign-in, which may have ended; undefined without one. */
  async readSignInId(): Promise<SignInId | undefined> {
    const { signInIds } = this.#access;
    const sessionId = this.#readSessionId();
    if (sessionId === undefined) return undefined;
    const known = signInIds.get(sessionId);
    if (known !== undefined) return known;
    const { signInId } = await this.read();
    if (signInId !== undefined) signInIds.set(sessionId, signInId);
    return signInId;
  }

  /**
   * Changes the data of the session. Does nothing without a session, or if it has ended meanwhile: a person may have
   * signed in since, in the same browser, whose cookie must stay.
   */
  async change(change: (data: SessionData) => SessionData): Promise<void> {
    const sessionId = this.#readSessionId();
    const changed = sessionId === undefined ? undefined : await this.#access.update(sessionId, change);
    this.#data = Promise.resolve(changed ?? {});
  }

  /**
   * Sends a cookie that is signed with an older secret again, signed with the newest. Returns undefined if that is not
   * necessary. It is not sent for a session that has ended meanwhile, nor while the store fails.
   */
  renewCookie(): Promise<void> | undefined {
    const sessionId = this.#signedBefore;
    return sessionId === undefined ? undefined : this.#renewCookie(sessionId);
  }

  /** Replaces the session by one with a new id and other data. */
  async replace(data: SessionData): Promise<void> {
    await (await this.#open()).regenerate();
    const { session } = this.#request;
    Object.assign(session, data);
    await session.save();
    this.#access.cookie.send(this.#reply, session.encryptedSessionId);
    this.#signedBefore = undefined;
    this.#data = Promise.resolve({ ...session });
  }

  /** Removes the session, and its cookie from the browser. */
  async destroy(): Promise<void> {
    await (await this.#open()).destroy();
    this.#access.cookie.clear(this.#reply);
    this.#signedBefore = undefined;
    this.#data = Promise.resolve({});
  }

  #readSessionId(): SessionId | undefined {
    const read = this.#access.cookie.readSessionId(this.#request);
    if (read?.isSignedBefore) this.#signedBefore = read.sessionId;
    return read?.sessionId;
  }

  async #renewCookie(sessionId: SessionId): Promise<void> {
    const { cookie, find } = this.#access;
    const found = await find(sessionId).catch(() => undefined);
    if (found) cookie.send(this.#reply, cookie.signer.sign(sessionId));
  }

  async #find(): Promise<SessionData> {
    const sessionId = this.#readSessionId();
    return (sessionId !== undefined && (await this.#access.find(sessionId))) || {};
  }

  #open(): Promise<OpenSession> {
    return this.#access.open(this.#request, this.#access.cookie.read(this.#request));
  }
}
