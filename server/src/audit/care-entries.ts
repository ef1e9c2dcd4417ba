/**
 * What customer care did in each customer's account, for the customer to read. The audit log is the operator's, and has the
 * names of admins; here are none (docs/rules/my-data.md#what-customer-care-did, ADR 85).
 */
import { careDeeds } from '@perennial/shared/models/my-data';
import { z } from 'zod';
import { createKeyedHash, type KeyedHash } from '../secrets.ts';
import type { ExpiringStore } from '../session/expiring-store.ts';
import type { CustomerId } from '../session/ids.ts';
import { Records } from '../session/records.ts';

const entrySchema = z
  .object({
    /** That of the request. */
    id: z.string(),
    /** Milliseconds since 1970. */
    at: z.number(),
    deed: z.enum(careDeeds),
    subscription: z.string().exactOptional(),
    /** `started` stays if the process has ended before the answer. */
    result: z.enum(['started', 'done', 'refused', 'failed', 'unknown']),
  })
  .readonly();

export type StoredCareEntry = z.infer<typeof entrySchema>;

const listSchema = z.object({ entries: z.array(entrySchema).readonly() });
type List = z.infer<typeof listSchema>;

const DAY_MS = 24 * 60 * 60 * 1000;
const CARE_ENTRIES_MS = 90 * DAY_MS;

/** Far more than customer care does for one customer in ninety days. The oldest go first. */
const MAX_CARE_ENTRIES = 200;

type Secrets = readonly [string, ...string[]];

/** Methods throw the errors of the store. */
export class CareEntries {
  readonly #lists: Records<List>;
  readonly #now: () => number;
  /** The newest first: it writes, all read. */
  readonly #hashes: readonly [KeyedHash, ...KeyedHash[]];

  /** `secrets` are those of the sessions, newest first. */
  constructor(store: ExpiringStore, [newest, ...older]: Secrets, now: () => number = Date.now) {
    this.#lists = new Records(store, 'care-entries:', listSchema);
    this.#now = now;
    const toHash = (secret: string) => createKeyedHash(secret, 'perennial customers of care entries');
    this.#hashes = [toHash(newest), ...older.map(toHash)];
  }

  async add(customer: CustomerId, entry: Omit<StoredCareEntry, 'at'>): Promise<void> {
    const added: StoredCareEntry = { ...entry, at: this.#now() };
    const key = this.#hashes[0](customer);
    const change = ({ entries }: List): List => ({
      entries: [...this.#filterCurrent(entries), added].slice(-MAX_CARE_ENTRIES),
    });
    const first: List = { entries: [added] };
    // Another instance may add the first entry at the same moment.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      if (await this.#lists.update(key, change, CARE_ENTRIES_MS)) return;
      if (await this.#lists.add(key, first, CARE_ENTRIES_MS)) return;
    }
    // It can be neither read nor added: the list of a secret that is no longer used.
    await this.#lists.set(key, first, CARE_ENTRIES_MS);
  }

  /** Says how what was added under `id` has ended. */
  async finish(customer: CustomerId, id: string, result: StoredCareEntry['result']): Promise<void> {
    const change = ({ entries }: List): List => ({
      entries: entries.map((entry) => (entry.id === id ? { ...entry, result } : entry)),
    });
    await this.#lists.update(this.#hashes[0](customer), change, CARE_ENTRIES_MS);
  }

  /** Returns the entries of the last ninety days, the newest first. */
  async list(customer: CustomerId): Promise<readonly StoredCareEntry[]> {
    const lists = await Promise.all(this.#hashes.map((hash) => this.#lists.get(hash(customer))));
    const entries = lists.flatMap((list) => list?.entries ?? []);
    return this.#filterCurrent(entries).sort((one, other) => other.at - one.at);
  }

  #filterCurrent(entries: readonly StoredCareEntry[]): StoredCareEntry[] {
    const oldest = this.#now() - CARE_ENTRIES_MS;
    return entries.filter(({ at }) => at > oldest);
  }
}
