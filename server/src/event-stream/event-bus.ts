/** What instances tell each other about customers, for the streams of their browsers (ADR 89). */
import { callNames } from '@perennial/shared/catalogue/routes';
import type { DataName } from '@perennial/shared/page-data';
import { z } from 'zod';

const dataName: z.ZodType<DataName> = z.enum([...callNames, 'subscriptionPage', 'comingUp']);

/** Persons and sign-ins are hashes, because Redis shows its messages to operators. */
export const eventMessageSchema = z.union([
  /** Data of a person are stale. The browser of the sign-in that has changed them knows. */
  z.object({ person: z.string(), stale: z.array(dataName).readonly(), madeBy: z.string() }),
  /** A payment of a person may have begun, or a page has seen that one is unfinished. */
  z.object({ person: z.string(), payment: z.enum(['begun', 'seen']) }),
  z.object({ endedSignIn: z.string() }),
]);

export type EventMessage = Readonly<z.infer<typeof eventMessageSchema>>;

export type EventBus = {
  /** Tells this instance at once, and the others. Never throws: what a lost event would have told is found by polling. */
  publish(message: EventMessage): void;
  /** Calls the listener with the messages of all instances. */
  onMessage(listener: (message: EventMessage) => void): void;
  close(): void;
};

/** For one instance. */
export function createLocalBus(): EventBus {
  const listeners: ((message: EventMessage) => void)[] = [];
  return {
    publish: (message) => {
      for (const listener of listeners) listener(message);
    },
    onMessage: (listener) => void listeners.push(listener),
    close: () => {},
  };
}
