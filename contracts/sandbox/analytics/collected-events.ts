/** What the shop's analytics told, newest last. */
import { z } from 'zod';

const LIMIT = 1000;

/** As a collector reads it, which knows no more of the shop than this. */
export const collectedSchema = z.strictObject({
  culture: z.string(),
  language: z.string(),
  time: z.iso.datetime(),
  hashedEmail: z.hash('sha256').optional(),
  hashedUserId: z.hash('sha256').optional(),
  events: z
    .array(z.strictObject({ name: z.string(), category: z.string(), details: z.record(z.string(), z.unknown()) }))
    .min(1),
});

type Collected = z.infer<typeof collectedSchema>;

/** One event with all that was told beside it. */
export type CollectedEvent = Omit<Collected, 'events'> & Collected['events'][number];

export class CollectedEvents {
  #events: CollectedEvent[] = [];

  add({ events, ...common }: Collected): void {
    this.#events.push(...events.map((event) => ({ ...common, ...event })));
    this.#events.splice(0, this.#events.length - LIMIT);
  }

  all(): readonly CollectedEvent[] {
    return this.#events;
  }

  clear(): void {
    this.#events = [];
  }
}
