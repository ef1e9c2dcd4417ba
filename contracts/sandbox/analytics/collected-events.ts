/** The analytics events that the sandbox received, oldest first. */
import { z } from 'zod';

const LIMIT = 1000;

/** The request body that the collector accepts. Its own schema: a real collector does not depend on the shop's code. */
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

/** One event with the common fields of its request. */
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
