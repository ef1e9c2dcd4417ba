/** The messages about customers that instances publish, for the event streams of browsers (ADR 89). */
import { callNames } from '@perennial/shared/catalogue/routes';
import type { DataName } from '@perennial/shared/page-data';
import { z } from 'zod';

const dataName: z.ZodType<DataName> = z.enum([...callNames, 'subscriptionPage', 'comingUp']);

/** Persons and sign-ins are hashes, because Redis shows its messages to operators. */
export const eventMessageSchema = z.union([
  /** Data of a person are stale. The browser of the sign-in that has changed them loads them by itself. */
  z.object({ person: z.string(), stale: z.array(dataName).readonly(), madeBy: z.string() }),
  /** A payment of a person may have begun, or a page has seen that one is unfinished. */
  z.object({ person: z.string(), payment: z.enum(['begun', 'seen']) }),
  z.object({ endedSignIn: z.string() }),
]);

export type EventMessage = Readonly<z.infer<typeof eventMessageSchema>>;

export type EventBus = {
  /** Passes the message to this instance at once, and publishes it to the others. Never throws: pages find by polling what is lost. */
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
