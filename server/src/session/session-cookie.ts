/** Reads and writes the session cookie: the id of the session and its signature. */

import { timingSafeEqual } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { cookieAttributes, sessionCookieName } from './cookies.ts';
import { isSessionId, type SessionId } from './ids.ts';
import type { NoteUnreadable } from './unreadable-values.ts';

/** More than the customers that are active at one instance; about 150 bytes each. */
const MAX_KNOWN_SIGNATURES = 10_000;

type ReadCookie = { readonly sessionId: SessionId; readonly isSignedBefore: boolean };

export class SessionCookie {
  /** Signs with the newest secret, and verifies with all of them. */
  readonly signer: Signer;
  readonly name: string;
  readonly #attributes: ReturnType<typeof cookieAttributes>;
  /**
   * Signatures that were verified, by session id. To compute one takes 6 µs, more than the rest of the session. Only a
   * correct signature is added, so nobody can fill the map with ids of their own.
   */
  readonly #knownSignatures = new Map<string, Buffer>();

  readonly #noteUnreadable: NoteUnreadable;

  constructor(config: Config, noteUnreadable: NoteUnreadable) {
    this.#noteUnreadable = noteUnreadable;
    this.signer = new Signer([...config.SESSION_SECRETS]);
    this.name = sessionCookieName(config);
    this.#attributes = cookieAttributes(config);
  }

  /** Returns the cookie as the browser sent it; '' if there is none. */
  read(request: FastifyRequest): string {
    return request.cookies[this.name] ?? '';
  }

  /**
   * Returns the session id of the cookie, and whether an older secret has signed it; undefined if there is none, or its
   * signature is wrong.
   */
  readSessionId(request: FastifyRequest): ReadCookie | undefined {
    const cookie = this.read(request);
    const separator = cookie.lastIndexOf('.');
    if (separator < 1) return undefined;
    const sessionId = cookie.slice(0, separator);
    if (!isSessionId(sessionId)) return undefined;
    const signature = Buffer.from(cookie.slice(separator + 1));
    const known = this.#knownSignatures.get(sessionId);
    if (known?.length === signature.length && timingSafeEqual(known, signature)) {
      return { sessionId, isSignedBefore: false };
    }
    const { valid, renew } = this.signer.unsign(cookie);
    if (!valid) {
      this.#noteUnreadable('cookie');
      return undefined;
    }
    if (!renew) this.#remember(sessionId, signature);
    return { sessionId, isSignedBefore: renew };
  }

  /** `signed` is a session id with its signature. */
  send(reply: FastifyReply, signed: string): void {
    reply.setCookie(this.name, signed, this.#attributes);
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.name, this.#attributes);
  }

  #remember(sessionId: SessionId, signature: Buffer): void {
    this.#knownSignatures.set(sessionId, signature);
    if (this.#knownSignatures.size <= MAX_KNOWN_SIGNATURES) return;
    const [oldest = ''] = this.#knownSignatures.keys();
    this.#knownSignatures.delete(oldest);
  }
}
