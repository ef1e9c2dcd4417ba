/**
 * Attempts in sealed cookies: the data that a redirect to another site needs on return, encrypted in a cookie of the
 * browser that started it. An abandoned attempt leaves nothing on the server, and several attempts can run at a time
 * (ADR 2).
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaults, seal, unseal } from 'iron-webcrypto';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import { cookieAttributes, hostCookieName } from './cookies.ts';

/** More cookies would make the request headers too long for some proxies. */
const MAX_COOKIES = 4;

/** The state identifies the attempt on return. */
type Attempt = { readonly state: string };

export type AttemptKind<T extends Attempt> = {
  /** Part of the cookie name, so that an attempt of one kind cannot be used as another. */
  readonly name: string;
  readonly lifetimeMs: number;
  readonly schema: z.ZodType<T>;
};

/** The attempts of one kind. They are sealed with the newest session secret. */
export class SealedCookies<T extends Attempt> {
  readonly #config: Config;
  readonly #prefix: string;
  readonly #kind: AttemptKind<T>;

  constructor(config: Config, kind: AttemptKind<T>) {
    this.#config = config;
    this.#kind = kind;
    this.#prefix = `${hostCookieName(config, 'perennial')}-${kind.name}-`;
  }

  /** Saves an attempt in a cookie of the browser. Clears older attempts if there are too many. */
  async save(request: FastifyRequest, reply: FastifyReply, attempt: T): Promise<void> {
    const saved = Object.keys(request.cookies).filter((name) => name.startsWith(this.#prefix));
    for (const name of saved.slice(0, Math.max(0, saved.length - MAX_COOKIES + 1))) this.#clear(reply, name);
    const [secret = ''] = this.#config.SESSION_SECRETS;
    const { lifetimeMs } = this.#kind;
    const sealed = await seal(attempt, secret, { ...defaults, ttl: lifetimeMs });
    reply.setCookie(this.#toName(attempt.state), sealed, {
      ...cookieAttributes(this.#config),
      maxAge: lifetimeMs / 1000,
    });
  }

  /**
   * Returns the attempt of a state and clears its cookie, because an attempt works once. Returns undefined if this
   * browser has no such attempt, or if it has expired.
   */
  async consume(request: FastifyRequest, reply: FastifyReply, state: string): Promise<T | undefined> {
    const name = this.#toName(state);
    const sealed = request.cookies[name];
    if (sealed === undefined) return undefined;
    this.#clear(reply, name);
    for (const secret of this.#config.SESSION_SECRETS) {
      const attempt = await this.#unseal(sealed, secret);
      if (attempt?.state === state) return attempt;
    }
    return undefined;
  }

  #toName(state: string): string {
    return this.#prefix + createHash('sha256').update(state).digest('hex').slice(0, 12);
  }

  #clear(reply: FastifyReply, name: string): void {
    reply.clearCookie(name, cookieAttributes(this.#config));
  }

  async #unseal(sealed: string, secret: string): Promise<T | undefined> {
    const { schema, lifetimeMs } = this.#kind;
    try {
      return schema.parse(await unseal(sealed, secret, { ...defaults, ttl: lifetimeMs }));
    } catch {
      return undefined;
    }
  }
}
