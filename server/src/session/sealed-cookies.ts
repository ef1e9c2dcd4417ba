/**
 * Attempts in sealed cookies: the data that a redirect to another site needs on return, encrypted in a cookie of the
 * browser that started it. An abandoned attempt leaves nothing on the server, and several attempts can run at a time
 * (ADR 2).
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaults, seal, unseal } from 'iron-webcrypto';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { cookieAttributes, hostCookieName } from './cookies.ts';

/** More cookies would make the request headers too long for some proxies. */
const MAX_COOKIES = 4;

/** An expired attempt is kept for a day: it still has the return URL for the page that says so. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The state identifies the attempt on return. */
type Attempt = { readonly state: string };

export type AttemptKind<T extends Attempt> = {
  /** Part of the cookie name, so that an attempt of one kind cannot be used as another. */
  readonly name: string;
  readonly lifetimeMs: number;
  readonly schema: z.ZodType<T>;
};

type FoundAttempt<T extends Attempt> = {
  readonly attempt: T;
  /** It was started too long ago to count. */
  readonly expired: boolean;
};

const sealedSchema = z.object({ startedAt: z.number(), attempt: z.unknown() });

/** Returns what the names of the cookies of a kind begin with. */
export function attemptCookiePrefix(config: Config, { name }: Pick<AttemptKind<Attempt>, 'name'>): string {
  return `${hostCookieName(config, 'perennial')}-${name}-`;
}

/** The attempts of one kind. They are sealed with the newest session secret. */
export class SealedCookies<T extends Attempt> {
  readonly #config: Config;
  readonly #prefix: string;
  readonly #kind: AttemptKind<T>;
  readonly #now: () => number;

  constructor(config: Config, kind: AttemptKind<T>, now: () => number = () => Date.now()) {
    this.#config = config;
    this.#now = now;
    this.#kind = kind;
    this.#prefix = attemptCookiePrefix(config, kind);
  }

  /** Saves an attempt in a cookie of the browser. Clears older attempts if there are too many. */
  async save(request: FastifyRequest, reply: FastifyReply, attempt: T): Promise<void> {
    const saved = Object.keys(request.cookies).filter((name) => name.startsWith(this.#prefix));
    for (const name of saved.slice(0, Math.max(0, saved.length - MAX_COOKIES + 1))) this.#clear(reply, name);
    const [secret = ''] = this.#config.SESSION_SECRETS;
    const sealed = await seal({ startedAt: this.#now(), attempt }, secret, { ...defaults, ttl: KEPT_MS });
    reply.setCookie(this.#toName(attempt.state), sealed, {
      ...cookieAttributes(this.#config),
      maxAge: KEPT_MS / 1000,
    });
  }

  /**
   * Returns the attempt of a state and clears its cookie, because an attempt works once. Returns undefined if this
   * browser has no such attempt.
   */
  async consume(request: FastifyRequest, reply: FastifyReply, state: string): Promise<FoundAttempt<T> | undefined> {
    if (request.cookies[this.#toName(state)] !== undefined) this.#clear(reply, this.#toName(state));
    return this.find(request, state);
  }

  /** Returns the attempt of a state, which can be used again; undefined if this browser has no such attempt. */
  async find(request: FastifyRequest, state: string): Promise<FoundAttempt<T> | undefined> {
    const sealed = request.cookies[this.#toName(state)];
    if (sealed === undefined) return undefined;
    for (const secret of this.#config.SESSION_SECRETS) {
      const found = await this.#unseal(sealed, secret);
      if (found?.attempt.state === state) return found;
    }
    return undefined;
  }

  #toName(state: string): string {
    return this.#prefix + createHash('sha256').update(state).digest('hex').slice(0, 12);
  }

  #clear(reply: FastifyReply, name: string): void {
    reply.clearCookie(name, cookieAttributes(this.#config));
  }

  async #unseal(sealed: string, secret: string): Promise<FoundAttempt<T> | undefined> {
    const { schema, lifetimeMs } = this.#kind;
    try {
      const { startedAt, attempt } = sealedSchema.parse(await unseal(sealed, secret, { ...defaults, ttl: KEPT_MS }));
      return { attempt: schema.parse(attempt), expired: this.#now() - startedAt > lifetimeMs };
    } catch {
      return undefined;
    }
  }
}
