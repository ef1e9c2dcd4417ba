/**
 * Finds sign-ins by the session and the person of the identity provider, so that the provider can end them
 * (docs/rules/sign-in.md#sign-out-at-the-identity-provider).
 */

import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { createKeyedHash, type KeyedHash } from '../secrets.ts';
import type { ExpiringStore } from './expiring-store.ts';
import { type ProviderSessionId, providerSessionIdSchema, type SignInId, signInIdSchema } from './ids.ts';
import { Records } from './records.ts';

/** What the identity provider names: a session, a person, or both. */
export type ProviderSession = {
  readonly subject?: string | undefined;
  readonly sessionId?: ProviderSessionId | undefined;
};

/** `id` is that of the sign-in. */
const entrySchema = z
  .object({ id: signInIdSchema, subject: z.string(), sessionId: providerSessionIdSchema.optional() })
  .readonly();
type Entry = z.infer<typeof entrySchema>;

type Secrets = readonly [string, ...string[]];

const listSchema = z.object({ entries: z.array(entrySchema).readonly() });
type List = z.infer<typeof listSchema>;
const noteSchema = z.object({});

/** Far more than the browsers of one person. */
export const MAX_SIGN_INS = 100;

/** As long as an attempt to sign in: after that, no sign-in of an ended session can come back. */
const ENDED_MS = 60 * 60 * 1000;

export class ProviderSessions {
  readonly #lists: Records<List>;
  readonly #notes: Records<z.infer<typeof noteSchema>>;
  readonly #lifetimeMs: number;
  /** The newest first: it writes, all read. */
  readonly #hashes: readonly [KeyedHash, ...KeyedHash[]];

  /**
   * `lifetimeMs` is that of the longest sign-in. `secrets` are those of the sessions, newest first; a store that no other
   * process reads needs none.
   */
  constructor(store: ExpiringStore, lifetimeMs: number, [newest, ...older]: Secrets = [randomSecret()]) {
    this.#lists = new Records(store, 'provider-', listSchema);
    this.#notes = new Records(store, 'provider-', noteSchema);
    this.#lifetimeMs = lifetimeMs;
    const toHash = (secret: string) => createKeyedHash(secret, 'perennial names of the provider');
    this.#hashes = [toHash(newest), ...older.map(toHash)];
  }

  /** Adds a sign-in. Returns those that are too many for one person or session: the oldest ones. */
  async add({ id, subject, sessionId }: Entry): Promise<readonly SignInId[]> {
    const entry: Entry = { id, subject, ...(sessionId === undefined ? {} : { sessionId }) };
    const dropped = await Promise.all(toKeys(entry, this.#hashes[0]).map((key) => this.#addTo(key, entry)));
    return dropped.flat().map(({ id }) => id);
  }

  /**
   * Removes sign-ins that have ended, with one change of each list: many changes of the same list at the same time
   * would compete until the store refuses them.
   */
  async remove(ended: readonly Entry[]): Promise<void> {
    const ids = new Set(ended.map(({ id }) => id));
    const keys = new Set(ended.flatMap((entry) => this.#toAllKeys(entry)));
    const remove = ({ entries }: List): List => ({ entries: entries.filter(({ id }) => !ids.has(id)) });
    await Promise.all([...keys].map((key) => this.#lists.update(key, remove, this.#lifetimeMs)));
  }

  /** Returns the sign-ins of a session or a person. */
  async find(ended: ProviderSession): Promise<readonly Entry[]> {
    const lists = await Promise.all(this.#toAllKeys(ended).map((key) => this.#lists.get(key)));
    const entries = lists.flatMap((list) => list?.entries ?? []);
    const found = new Map(entries.filter((entry) => isOf(entry, ended)).map((entry) => [entry.id, entry]));
    return [...found.values()];
  }

  /** Notes that a session has ended, for a sign-in that is being made meanwhile. */
  async noteEnd({ sessionId }: ProviderSession): Promise<void> {
    if (sessionId !== undefined) await this.#notes.set(toKey('ended', sessionId, this.#hashes[0]), {}, ENDED_MS);
  }

  async hasEnded({ sessionId }: ProviderSession): Promise<boolean> {
    if (sessionId === undefined) return false;
    const notes = await Promise.all(this.#hashes.map((hash) => this.#notes.get(toKey('ended', sessionId, hash))));
    return notes.some((note) => note !== undefined);
  }

  /** The keys with each secret: a list may be older than the newest one. */
  #toAllKeys(named: ProviderSession): string[] {
    return this.#hashes.flatMap((hash) => toKeys(named, hash));
  }

  /** Returns the entries that the list has no room for. */
  async #addTo(key: string, entry: Entry): Promise<readonly Entry[]> {
    let dropped: readonly Entry[] = [];
    const change = ({ entries }: List): List => {
      dropped = entries.slice(0, Math.max(0, entries.length + 1 - MAX_SIGN_INS));
      return { entries: [...entries.slice(dropped.length), entry] };
    };
    const first: List = { entries: [entry] };
    // Another instance may add the first entry at the same moment.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      if (await this.#lists.update(key, change, this.#lifetimeMs)) return dropped;
      if (await this.#lists.add(key, first, this.#lifetimeMs)) return [];
    }
    // It can be neither read nor added: the list of a secret that is no longer used.
    await this.#lists.set(key, first, this.#lifetimeMs);
    return [];
  }
}

/** A sign-in without a session of its own ends with every session of its person. */
function isOf(entry: Entry, { subject, sessionId }: ProviderSession): boolean {
  if (subject !== undefined && entry.subject !== subject) return false;
  return sessionId === undefined || entry.sessionId === undefined || entry.sessionId === sessionId;
}

function toKeys({ subject, sessionId }: ProviderSession, hash: KeyedHash): string[] {
  return [
    ...(subject === undefined ? [] : [toKey('person', subject, hash)]),
    ...(sessionId === undefined ? [] : [toKey('session', sessionId, hash)]),
  ];
}

/** The store shows its keys to operators, so they do not contain the names of the provider. */
function toKey(kind: string, name: string, hash: KeyedHash): string {
  return `${kind}:${hash(name)}`;
}

const randomSecret = (): string => randomBytes(32).toString('base64url');
