/**
 * Sign-ins on their way: state, nonce, verifier and return address, sealed in a cookie of the browser that started one.
 * So an abandoned sign-in leaves nothing on the server, and several can be under way side by side.
 */
import { createHash } from 'node:crypto';
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaults, seal, unseal } from 'iron-webcrypto';
import { z } from 'zod';
import { type Config, hasSecureCookies } from '../config.ts';
import { cookieAttributes } from '../plugins/session.ts';

const LIFETIME_MS = 10 * 60 * 1000;
/** More would make the request headers too long for servers in between. */
const MAX_COOKIES = 4;

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  culture: z.string(),
});

export type KeptAttempt = {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly returnTo: string;
  readonly culture: CultureCode;
};

export class AttemptCookies {
  readonly #config: Config;
  readonly #prefix: string;

  constructor(config: Config) {
    this.#config = config;
    this.#prefix = `${hasSecureCookies(config) ? '__Host-' : ''}perennial-attempt-`;
  }

  /** Gives the browser an attempt to keep; gives up the ones it holds when they get too many. */
  async keep(request: FastifyRequest, reply: FastifyReply, attempt: KeptAttempt): Promise<void> {
    const kept = Object.keys(request.cookies).filter((name) => name.startsWith(this.#prefix));
    for (const name of kept.slice(0, Math.max(0, kept.length - MAX_COOKIES + 1))) this.#clear(reply, name);
    const [secret = ''] = this.#config.SESSION_SECRETS;
    const sealed = await seal(attempt, secret, {
      ...defaults,
      ttl: LIFETIME_MS,
    });
    reply.setCookie(this.#nameOf(attempt.state), sealed, {
      ...cookieAttributes(this.#config),
      maxAge: LIFETIME_MS / 1000,
    });
  }

  /** Takes the attempt that a state belongs to: it works once. Undefined when this browser never started it. */
  async take(request: FastifyRequest, reply: FastifyReply, state: string): Promise<KeptAttempt | undefined> {
    const name = this.#nameOf(state);
    const sealed = request.cookies[name];
    if (sealed === undefined) return undefined;
    this.#clear(reply, name);
    for (const secret of this.#config.SESSION_SECRETS) {
      const attempt = await open(sealed, secret);
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
}

async function open(sealed: string, secret: string): Promise<KeptAttempt | undefined> {
  try {
    return attemptSchema.parse(await unseal(sealed, secret, { ...defaults, ttl: LIFETIME_MS })) as KeptAttempt;
  } catch {
    return undefined;
  }
}
