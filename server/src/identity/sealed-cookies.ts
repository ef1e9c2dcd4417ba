/**
 * Ways to the identity provider and back, under way: what the return needs, sealed in a cookie of the browser that
 * started one. So an abandoned one leaves nothing on the server, and several can be under way side by side.
 */
import { createHash } from 'node:crypto';
import { type CultureCode, cultureCodes } from '@perennial/shared/cultures/cultures';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaults, seal, unseal } from 'iron-webcrypto';
import { z } from 'zod';
import { type Config, hasSecureCookies } from '../config.ts';
import { cookieAttributes } from '../plugins/session.ts';

const MINUTE_MS = 60 * 1000;
/** More would make the request headers too long for servers in between. */
const MAX_COOKIES = 4;

/** Names the attempt that a return belongs to. */
type Attempt = { readonly state: string };

type Kind<T extends Attempt> = {
  /** Part of the cookies' name: an attempt of one kind is worth nothing to another. */
  readonly name: string;
  readonly lifetimeMs: number;
  readonly schema: z.ZodType<T>;
};

const returning = z.object({
  state: z.string(),
  returnTo: z.string(),
  culture: z.enum(cultureCodes as [CultureCode, ...CultureCode[]]),
});

/** A sign-in on its way. */
export const signInAttempts = {
  name: 'attempt',
  lifetimeMs: 10 * MINUTE_MS,
  schema: returning.extend({ nonce: z.string(), codeVerifier: z.string() }),
};

/** A visit to the identity provider's profile page: people take their time there. */
export const profileVisits = {
  name: 'profile',
  lifetimeMs: 60 * MINUTE_MS,
  schema: returning.extend({ signInId: z.string() }),
};

export type KeptAttempt = z.infer<typeof signInAttempts.schema>;
export type ProfileVisit = z.infer<typeof profileVisits.schema>;

export class SealedCookies<T extends Attempt> {
  readonly #config: Config;
  readonly #prefix: string;
  readonly #kind: Kind<T>;

  constructor(config: Config, kind: Kind<T>) {
    this.#config = config;
    this.#kind = kind;
    this.#prefix = `${hasSecureCookies(config) ? '__Host-' : ''}perennial-${kind.name}-`;
  }

  /** Gives the browser an attempt to keep; gives up the ones it holds when they get too many. */
  async keep(request: FastifyRequest, reply: FastifyReply, attempt: T): Promise<void> {
    const kept = Object.keys(request.cookies).filter((name) => name.startsWith(this.#prefix));
    for (const name of kept.slice(0, Math.max(0, kept.length - MAX_COOKIES + 1))) this.#clear(reply, name);
    const [secret = ''] = this.#config.SESSION_SECRETS;
    const { lifetimeMs } = this.#kind;
    const sealed = await seal(attempt, secret, { ...defaults, ttl: lifetimeMs });
    reply.setCookie(this.#nameOf(attempt.state), sealed, {
      ...cookieAttributes(this.#config),
      maxAge: lifetimeMs / 1000,
    });
  }

  /** Takes the attempt that a state belongs to: it works once. Undefined when this browser never started it. */
  async take(request: FastifyRequest, reply: FastifyReply, state: string): Promise<T | undefined> {
    const name = this.#nameOf(state);
    const sealed = request.cookies[name];
    if (sealed === undefined) return undefined;
    this.#clear(reply, name);
    for (const secret of this.#config.SESSION_SECRETS) {
      const attempt = await this.#open(sealed, secret);
      if (attempt?.state === state) return attempt;
    }
    return undefined;
  }

  #nameOf(state: string): string {
    return this.#prefix + createHash('sha256').update(state).digest('hex').slice(0, 12);
  }

  #clear(reply: FastifyReply, name: string): void {
    reply.clearCookie(name, cookieAttributes(this.#config));
  }

  async #open(sealed: string, secret: string): Promise<T | undefined> {
    const { schema, lifetimeMs } = this.#kind;
    try {
      return schema.parse(await unseal(sealed, secret, { ...defaults, ttl: lifetimeMs }));
    } catch {
      return undefined;
    }
  }
}
