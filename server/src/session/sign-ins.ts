/**
 * Sign-ins: everything that the BFF knows of a signed-in visitor. They are kept apart from the cookie session, which
 * holds no more than a sign-in's id, so that saving the session can never write back old tokens.
 */
import { randomBytes } from 'node:crypto';
import type { SessionState } from '@perennial/shared/models/session';
import type { ExpiringStore } from './expiring-store.ts';

/** Without any activity a sign-in ends after two hours; polling is no activity. */
export const IDLE_LIMIT_MS = 2 * 60 * 60 * 1000;
/** However active, a sign-in ends after twelve hours. */
export const ABSOLUTE_LIMIT_MS = 12 * 60 * 60 * 1000;
/** Activity is written down at most this often: a write for every request would be work on the hottest path. */
const TOUCH_INTERVAL_MS = 60_000;

/** Tokens of the identity provider; absent when a sign-in was made with an access token alone. */
export type ProviderTokens = {
  readonly accessToken: string;
  readonly refreshToken?: string;
  readonly subject: string;
};

export type SignIn = {
  readonly id: string;
  readonly role: 'user' | 'admin';
  readonly firstName: string;
  readonly email: string;
  /** Of the shop API; absent where customer care acts for a customer. */
  readonly userId?: string;
  /** The shop API's user token: never leaves the BFF but towards the shop API. */
  readonly shopToken: string;
  readonly provider?: ProviderTokens;
  readonly createdAt: number;
  readonly lastActiveAt: number;
};

export type NewSignIn = Omit<SignIn, 'id' | 'createdAt' | 'lastActiveAt'>;
export type SignInChanges = Partial<Pick<SignIn, 'shopToken' | 'provider' | 'firstName' | 'email'>>;

export class SignIns {
  readonly #store: ExpiringStore;
  readonly #now: () => number;

  constructor(store: ExpiringStore, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  async start(details: NewSignIn): Promise<SignIn> {
    const now = this.#now();
    const signIn: SignIn = {
      ...details,
      id: randomBytes(24).toString('base64url'),
      createdAt: now,
      lastActiveAt: now,
    };
    await this.#store.set(keyOf(signIn.id), signIn, this.#lifetime(signIn));
    return signIn;
  }

  async read(id: string): Promise<SignIn | undefined> {
    const signIn = (await this.#store.get(keyOf(id))) as SignIn | undefined;
    if (!signIn) return undefined;
    if (endsAt(signIn) > this.#now()) return signIn;
    await this.end(id);
    return undefined;
  }

  /** Changes a sign-in that still exists; undefined when it has ended meanwhile. */
  async change(id: string, changes: SignInChanges): Promise<SignIn | undefined> {
    return this.#store.update<SignIn>(keyOf(id), (signIn) => ({ ...signIn, ...changes }), IDLE_LIMIT_MS);
  }

  /** Notes that the visitor is active. */
  async touch(signIn: SignIn): Promise<void> {
    const now = this.#now();
    if (now - signIn.lastActiveAt < TOUCH_INTERVAL_MS) return;
    await this.#store.update<SignIn>(
      keyOf(signIn.id),
      (current) => ({ ...current, lastActiveAt: now }),
      this.#lifetime({ ...signIn, lastActiveAt: now }),
    );
  }

  async end(id: string): Promise<void> {
    await this.#store.delete(keyOf(id));
  }

  #lifetime(signIn: SignIn): number {
    return endsAt(signIn) - this.#now();
  }
}

function keyOf(id: string): string {
  return `sign-in:${id}`;
}

/** When a sign-in ends if nothing more happens, in milliseconds since 1970. */
function endsAt(signIn: SignIn): number {
  return Math.min(signIn.lastActiveAt + IDLE_LIMIT_MS, signIn.createdAt + ABSOLUTE_LIMIT_MS);
}

/** What the browser may know of a sign-in. */
export function sessionStateOf(signIn: SignIn | undefined): SessionState {
  if (!signIn) return { signedIn: false, role: 'user' };
  const { role, firstName, email } = signIn;
  return {
    signedIn: true,
    role,
    firstName,
    email,
    expiresAt: new Date(endsAt(signIn)).toISOString(),
  };
}
