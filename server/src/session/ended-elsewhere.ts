/**
 * The sign-ins that their person has ended from another browser: theirs is told so, and asks for the credentials at the next
 * sign-in (docs/rules/my-data.md#sign-ins).
 */
import { z } from 'zod';
import type { ExpiringStore } from './expiring-store.ts';
import type { SignInId } from './ids.ts';
import { Records } from './records.ts';

const noteSchema = z.object({});

/** As long as a browser may keep a page open over a weekend; after it the end counts as one by time. */
const NOTE_MS = 7 * 24 * 60 * 60 * 1000;

/** Methods throw the errors of the store. */
export class EndedElsewhere {
  readonly #notes: Records<z.infer<typeof noteSchema>>;

  constructor(store: ExpiringStore) {
    this.#notes = new Records(store, 'ended-elsewhere:', noteSchema);
  }

  async note(id: SignInId): Promise<void> {
    await this.#notes.set(id, {}, NOTE_MS);
  }

  async has(id: SignInId): Promise<boolean> {
    return (await this.#notes.get(id)) !== undefined;
  }
}
