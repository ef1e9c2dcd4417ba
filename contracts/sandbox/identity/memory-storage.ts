/** The in-memory storage of oidc-provider for sessions, grants and tokens. */
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

export type StoredEntry = { readonly payload: AdapterPayload; readonly expiresAt: number };

const SWEEP_AT_ENTRIES = 5_000;

const unexpired = (entry: StoredEntry | undefined): AdapterPayload | undefined =>
  entry && entry.expiresAt > Date.now() ? entry.payload : undefined;

/** Returns a storage. Two providers in one process share no data, unless they get the same entries. */
export function memoryStorage(entries: Map<string, StoredEntry> = new Map()): AdapterFactory {
  function sweep(): void {
    if (entries.size < SWEEP_AT_ENTRIES) return;
    const now = Date.now();
    for (const [key, { expiresAt }] of entries) if (expiresAt <= now) entries.delete(key);
  }

  return (model): Adapter => {
    const toKey = (id: string) => `${model}:${id}`;

    function findBy(property: 'uid' | 'userCode', value: string): AdapterPayload | undefined {
      for (const [key, entry] of entries) {
        if (key.startsWith(`${model}:`) && entry.payload[property] === value) return unexpired(entry);
      }
      return undefined;
    }

    return {
      async upsert(id, payload, expiresIn) {
        sweep();
        const expiresAt = expiresIn === undefined ? Number.POSITIVE_INFINITY : Date.now() + expiresIn * 1000;
        entries.set(toKey(id), { payload, expiresAt });
      },
      find: async (id) => unexpired(entries.get(toKey(id))),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const payload = unexpired(entries.get(toKey(id)));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(toKey(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) {
          if (key.startsWith(`${model}:`) && payload.grantId === grantId) entries.delete(key);
        }
      },
    };
  };
}
