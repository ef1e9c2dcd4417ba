/**
 * Runs Pact's verifier in a process of its own. Its native part prints each result to the output of the process, and may
 * end it. The parent sends the options of a verification and gets its results; it sets up the provider states. The parent
 * imports the types of the messages only.
 */
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { states } from '../consumer/states.ts';

type StateValues = Readonly<Record<string, string>>;

export type ParentMessage =
  | { readonly kind: 'verify'; readonly options: VerifierOptions }
  | { readonly kind: 'state'; readonly id: number; readonly values: StateValues; readonly error?: string };

export type VerifierMessage =
  | { readonly kind: 'state'; readonly id: number; readonly name: string }
  /** The verifier's JSON, or the text of its error. */
  | { readonly kind: 'results'; readonly results: string };

type Answer = Extract<ParentMessage, { kind: 'state' }>;
let requests = 0;
const waiting = new Map<number, (answer: Answer) => void>();

function send(message: VerifierMessage): void {
  process.send?.(message);
}

function setUp(name: string): Promise<StateValues> {
  requests += 1;
  const id = requests;
  send({ kind: 'state', id, name });
  return new Promise((resolve, reject) => {
    waiting.set(id, ({ values, error }) => (error === undefined ? resolve(values) : reject(new Error(error))));
  });
}

const stateHandlers = Object.fromEntries(
  Object.keys(states).map((name) => [name, async () => ({ ...(await setUp(name)) })]),
);

process.on('message', (message: ParentMessage) => {
  if (message.kind === 'state') return waiting.get(message.id)?.(message);
  new Verifier({ ...message.options, stateHandlers, logLevel: 'error' }).verifyProvider().then(
    (results) => send({ kind: 'results', results: String(results) }),
    (error: Error) => send({ kind: 'results', results: error.message }),
  );
  return undefined;
});
