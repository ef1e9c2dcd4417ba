/** Where oidc-provider keeps sessions, grants and tokens: one bounded map for all its models, gone with the process. */
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

type Entry = { readonly payload: AdapterPayload; readonly expiresAt: number };

const SWEEP_AT_ENTRIES = 5_000;

const usable = (entry: Entry | undefined): AdapterPayload | undefined =>
  entry && entry.expiresAt > Date.now() ? entry.payload : undefined;

/** A storage of its own for each provider, so that two providers in a process share nothing. */
export function memoryStorage(): AdapterFactory {
  const entries = new Map<string, Entry>();

  function sweep(): void {
    if (entries.size < SWEEP_AT_ENTRIES) return;
    const now = Date.now();
    for (const [key, { expiresAt }] of entries) if (expiresAt <= now) entries.delete(key);
  }

  return (model): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;

    function findBy(property: 'uid' | 'userCode', value: string): AdapterPayload | undefined {
      for (const [key, entry] of entries) {
        if (key.startsWith(`${model}:`) && entry.payload[property] === value) return usable(entry);
      }
      return undefined;
    }

    return {
      async upsert(id, payload, expiresIn) {
        sweep();
        const expiresAt = expiresIn === undefined ? Number.POSITIVE_INFINITY : Date.now() + expiresIn * 1000;
        entries.set(keyOf(id), { payload, expiresAt });
      },
      find: async (id) => usable(entries.get(keyOf(id))),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const payload = usable(entries.get(keyOf(id)));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) {
          if (key.startsWith(`${model}:`) && payload.grantId === grantId) entries.delete(key);
        }
      },
    };
  };
}
