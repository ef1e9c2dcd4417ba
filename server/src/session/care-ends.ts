/**
 * The sign-ins of admins whose end is not in the audit log yet. The store forgets a sign-in when its time is over. Who
 * acted for whom stays here, without a token, until a request of the same browser notices the end (ADR 44)
 * (docs/rules/care.md#audit-log).
 */

import { z } from 'zod';
import type { ExpiringStore } from './expiring-store.ts';
import type { SignInId } from './ids.ts';
import { Records } from './records.ts';
import { ABSOLUTE_LIMIT_MS, type SignIn, signInSchema } from './sign-in-record.ts';

export type CareSignIn = Pick<SignIn, 'role' | 'adminName' | 'customerId' | 'email'>;

const entrySchema = signInSchema
  .pick({ role: true, adminName: true, customerId: true, email: true })
  .extend({ isTaken: z.boolean().exactOptional() });

type Entry = z.infer<typeof entrySchema>;

/** Methods throw the errors of the store. */
export class CareEnds {
  readonly #entries: Records<Entry>;

  constructor(store: ExpiringStore) {
    this.#entries = new Records(store, 'care-end:', entrySchema);
  }

  /** Waits for the end of a sign-in, as long as the session of the browser is known. */
  async add({ id, role, adminName, customerId, email }: SignIn): Promise<void> {
    const entry = { role, email, ...(adminName && { adminName }), ...(customerId && { customerId }) };
    await this.#entries.set(id, entry, ABSOLUTE_LIMIT_MS);
  }

  /** The end of the sign-in has been written down. */
  async remove(id: SignInId): Promise<void> {
    await this.#entries.delete(id);
  }

  /**
   * Calls `write` for a sign-in whose end is not written down, once for all requests that notice it at the same time. If
   * it throws, the next request writes again.
   */
  async report(id: SignInId, write: (ended: CareSignIn) => void): Promise<void> {
    let isFirst = false;
    const entry = await this.#update(id, (found) => {
      isFirst = !found.isTaken;
      return { ...found, isTaken: true };
    });
    if (!entry || !isFirst) return;
    try {
      write(entry);
    } catch {
      await this.#update(id, (found) => ({ ...found, isTaken: false }));
      return;
    }
    await this.remove(id);
  }

  #update(id: SignInId, change: (entry: Entry) => Entry): Promise<Entry | undefined> {
    return this.#entries.update(id, change, ABSOLUTE_LIMIT_MS);
  }
}
