/**
 * Sign-ins: the BFF's records of signed-in visitors. They are separate from the cookie session, which contains the id
 * of a sign-in only, so that saving a session cannot restore old tokens (ADR 1) (docs/rules/sign-in.md#session).
 */

import { randomBytes } from 'node:crypto';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { EndedElsewhere } from './ended-elsewhere.ts';
import type { ExpiringStore } from './expiring-store.ts';
import { type SignInId, signInIdSchema } from './ids.ts';
import { type ProviderSession, ProviderSessions } from './provider-sessions.ts';
import { Records } from './records.ts';
import {
  ABSOLUTE_LIMIT_MS,
  calculateEnd,
  IDLE_LIMIT_MS,
  type NewSignIn,
  type ProviderTokens,
  type SignIn,
  type SignInChanges,
  signInSchema,
} from './sign-in-record.ts';

/** Activity is written at most once a minute, to avoid a write for each request. */
export const TOUCH_INTERVAL_MS = 60_000;

type Options = {
  readonly now?: () => number;
  readonly metrics?: Metrics;
  /** Those of the sessions, newest first, for a store that instances share. */
  readonly secrets?: readonly [string, ...string[]];
  /** Forgets what belongs to a sign-in, before it ends. */
  readonly beforeEnd?: (id: SignInId) => Promise<void>;
  /** Learns of a sign-in that has ended. Must not throw. */
  readonly afterEnd?: (id: SignInId) => void;
};

/** The sign-ins in a store. All methods throw the store's errors. */
export class SignIns {
  readonly #records: Records<SignIn>;
  readonly #ofProvider: ProviderSessions;
  readonly #endedElsewhere: EndedElsewhere;
  readonly #now: () => number;
  readonly #metrics: Metrics;
  readonly #beforeEnd: (id: SignInId) => Promise<void>;
  readonly #afterEnd: (id: SignInId) => void;

  constructor(
    store: ExpiringStore,
    { now = Date.now, metrics = noMetrics, secrets, beforeEnd = async () => {}, afterEnd = () => {} }: Options = {},
  ) {
    this.#afterEnd = afterEnd;
    this.#beforeEnd = beforeEnd;
    this.#records = new Records(store, 'sign-in:', signInSchema);
    this.#ofProvider = new ProviderSessions(store, ABSOLUTE_LIMIT_MS, secrets);
    this.#endedElsewhere = new EndedElsewhere(store);
    this.#now = now;
    this.#metrics = metrics;
  }

  /** Stores a new sign-in under a random id. Throws if its session at the identity provider has ended meanwhile. */
  async start(details: NewSignIn): Promise<SignIn> {
    const now = this.#now();
    const signIn: SignIn = {
      ...details,
      id: signInIdSchema.parse(randomBytes(24).toString('base64url')),
      createdAt: now,
      lastActiveAt: now,
    };
    await this.#records.set(signIn.id, signIn, this.#calculateLifetime(signIn));
    if (signIn.provider) await this.#addToProvider(signIn.id, signIn.provider);
    this.#metrics.signInStarted(signIn.role);
    // Its first minute, so that a short visit counts.
    this.#metrics.signInActive(signIn.role);
    return signIn;
  }

  /** Returns the sign-in; undefined if it has ended. */
  async find(id: SignInId): Promise<SignIn | undefined> {
    const signIn = await this.#records.get(id);
    if (!signIn) return undefined;
    if (calculateEnd(signIn) > this.#now()) return signIn;
    await this.end(id);
    this.#metrics.signInEnded(signIn.role, 'expired');
    return undefined;
  }

  /** Changes a sign-in, atomically. Returns undefined if it has ended. */
  async update(
    id: SignInId,
    changes: SignInChanges | ((signIn: SignIn) => SignInChanges),
  ): Promise<SignIn | undefined> {
    const toChanges = typeof changes === 'function' ? changes : () => changes;
    return this.#records.update(id, (signIn) => ({ ...signIn, ...toChanges(signIn) }), IDLE_LIMIT_MS);
  }

  /**
   * Records activity of the visitor: the idle time starts again. Returns undefined, so that a caller need not wait, if
   * activity was recorded less than a minute ago.
   */
  touch(signIn: SignIn): Promise<unknown> | undefined {
    const now = this.#now();
    if (now - signIn.lastActiveAt < TOUCH_INTERVAL_MS) return undefined;
    this.#metrics.signInActive(signIn.role);
    return this.#records.update(
      signIn.id,
      (current) => ({ ...current, lastActiveAt: now }),
      this.#calculateLifetime({ ...signIn, lastActiveAt: now }),
    );
  }

  /** Ends a sign-in. `provider` has the tokens of a customer. */
  async end(id: SignInId, provider?: ProviderTokens): Promise<void> {
    await this.#beforeEnd(id);
    await this.#records.delete(id);
    this.#afterEnd(id);
    if (provider) await this.#ofProvider.remove([{ id, ...provider }]);
  }

  /** Ends the sign-ins of a session or of a person at the identity provider. Returns how many there were. */
  async endOfProvider(ended: ProviderSession): Promise<number> {
    // First, so that a sign-in that is being added finds the note, or is found.
    await this.#ofProvider.noteEnd(ended);
    const found = await this.#ofProvider.find(ended);
    await Promise.all(found.map(({ id }) => this.#records.delete(id)));
    for (const { id } of found) this.#afterEnd(id);
    await Promise.all(found.map(({ id }) => this.#beforeEnd(id)));
    await this.#ofProvider.remove(found);
    for (const _ of found) this.#metrics.signInEnded('user', 'back-channel');
    return found.length;
  }

  /** Returns the sign-ins of the same person that have not ended, the newest first, with the given one. */
  async listOfPerson(signIn: SignIn): Promise<readonly SignIn[]> {
    const others = await this.#findOthers(signIn);
    return [signIn, ...others].sort((one, other) => other.createdAt - one.createdAt);
  }

  /** Ends all other sign-ins of the same person, on every instance at once. Returns those that it has ended. */
  async endOthers(signIn: SignIn): Promise<readonly SignIn[]> {
    const others = await this.#findOthers(signIn);
    // First, so that a request that does not find its sign-in finds the note.
    await Promise.all(others.map(({ id }) => this.#endedElsewhere.note(id)));
    await Promise.all(others.map(({ id }) => this.end(id)));
    await this.#ofProvider.remove(others.flatMap(({ id, provider }) => (provider ? [{ id, ...provider }] : [])));
    for (const { role } of others) this.#metrics.signInEnded(role, 'ended-elsewhere');
    return others;
  }

  /** Whether the person has ended a sign-in from another browser. */
  wasEndedElsewhere(id: SignInId): Promise<boolean> {
    return this.#endedElsewhere.has(id);
  }

  /** An admin, and a sign-in with an access token only, have no session at the identity provider, and so no others. */
  async #findOthers({ id, provider }: SignIn): Promise<readonly SignIn[]> {
    if (!provider) return [];
    const entries = await this.#ofProvider.find({ subject: provider.subject });
    const others = await Promise.all(entries.filter((entry) => entry.id !== id).map((entry) => this.find(entry.id)));
    return others.filter((other) => other !== undefined);
  }

  async #addToProvider(id: SignInId, { subject, sessionId }: ProviderTokens): Promise<void> {
    const tooMany = await this.#ofProvider.add({ id, subject, sessionId });
    await Promise.all(tooMany.map((old) => this.end(old)));
    if (!(await this.#ofProvider.hasEnded({ sessionId }))) return;
    await this.end(id);
    throw new Error('The session at the identity provider has ended.');
  }

  #calculateLifetime(signIn: SignIn): number {
    return calculateEnd(signIn) - this.#now();
  }
}
