/** Verifies a shop API with Pact's verifier. */

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { VerifierOptions } from '@pact-foundation/pact';
import { isNameOf } from '@perennial/shared/typed-tables';
import { z } from 'zod';
import { PROVIDER } from '../consumer/pact-file.ts';
import { states } from '../consumer/states.ts';
import type { ShopApiUnderVerification } from './shop-api-under-verification.ts';
import type { ParentMessage, VerifierMessage } from './verifier-process.ts';

const mismatchSchema = z.looseObject({
  type: z.string(),
  mismatch: z.string(),
  path: z.string().optional(),
  key: z.string().optional(),
});

/** The verifier's JSON, as far as it is read. */
const resultsSchema = z.looseObject({
  interactionResults: z.array(
    z.looseObject({
      description: z.string(),
      providerStates: z.array(z.string()),
      mismatch: z.looseObject({ mismatches: z.array(mismatchSchema).optional() }).optional(),
      result: z.string(),
    }),
  ),
});

type Mismatch = z.infer<typeof mismatchSchema>;

type VerifiedInteraction = {
  readonly state: string;
  readonly description: string;
  /** A sentence for each broken field, each starting with the field; empty if the shop API keeps the interaction. */
  readonly faults: readonly string[];
};

export type Verification = {
  readonly interactions: readonly VerifiedInteraction[];
  /** Failures of the verification itself: states that were not set up, or an error of the verifier. */
  readonly failures: readonly string[];
};

export type ShopVerifier = {
  /** Verifies the interactions of a source, one verification at a time. */
  verify(shop: ShopApiUnderVerification, source: Partial<VerifierOptions>): Promise<Verification>;
  stop(): void;
};

/** Starts the verifier's process. */
export function startVerifier(): ShopVerifier {
  const child = fork(fileURLToPath(new URL('./verifier-process.ts', import.meta.url)), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return {
    verify: async (shop, source) => {
      output = '';
      const failuresBefore = shop.failedStates.length;
      const options = { provider: PROVIDER, providerBaseUrl: shop.url, ...source };
      const verification = readResults(await requestResults(child, options, shop, () => output));
      return { ...verification, failures: [...shop.failedStates.slice(failuresBefore), ...verification.failures] };
    },
    stop: () => void child.kill(),
  };
}

function requestResults(
  child: ChildProcess,
  options: VerifierOptions,
  { setUp }: ShopApiUnderVerification,
  readOutput: () => string,
): Promise<string> {
  const send = (message: ParentMessage) => child.connected && child.send(message);
  return new Promise((resolve, reject) => {
    const stop = () => child.off('message', onMessage).off('exit', onExit);
    const onExit = (code: number | null, signal: string | null) => {
      stop();
      reject(new Error(`The verifier's process ended (${signal ?? code}):\n${readOutput()}`));
    };
    const onMessage = (message: VerifierMessage) => {
      if (message.kind === 'results') {
        stop();
        return resolve(message.results);
      }
      const { id, name } = message;
      const ready = isNameOf(states, name) ? setUp(name) : Promise.reject(new Error(`The state "${name}" is unknown`));
      return ready.then(
        (values) => send({ kind: 'state', id, values }),
        (error: Error) => send({ kind: 'state', id, values: {}, error: error.message }),
      );
    };
    child.on('message', onMessage).on('exit', onExit);
    send({ kind: 'verify', options });
  });
}

function readResults(text: string): Verification {
  try {
    const { interactionResults } = resultsSchema.parse(JSON.parse(text));
    const interactions = interactionResults.map(({ description, providerStates, mismatch, result }) => ({
      description,
      state: providerStates.join(', '),
      faults: result === 'OK' ? [] : toFaults(mismatch?.mismatches, text),
    }));
    return { interactions, failures: [] };
  } catch {
    return { interactions: [], failures: [text] };
  }
}

/** The verifier has no order of its own. A wrong status comes first, because it explains the other faults. */
function toFaults(mismatches: readonly Mismatch[] = [], text: string): readonly string[] {
  if (mismatches.length === 0) return [`request: the shop API did not answer\n${text}`];
  const rank = (fault: string) => (fault.startsWith('response.status') ? 0 : 1);
  const inOrder = new Intl.Collator('en', { numeric: true }).compare;
  return mismatches.flatMap(toSentences).toSorted((one, other) => rank(one) - rank(other) || inOrder(one, other));
}

function toSentences(one: Mismatch): readonly string[] {
  const field = toField(one);
  const missing = /missing the following keys: (.+)$/.exec(one.mismatch)?.[1]?.split(', ');
  return missing
    ? missing.map((name) => `${field}.${name}: the shop API did not send it`)
    : [`${field}: ${one.mismatch}`];
}

const fields: Readonly<Record<string, (mismatch: Mismatch) => string>> = {
  BodyMismatch: ({ path = '' }) => `response.body${path.replace(/^\$/, '')}`,
  HeaderMismatch: ({ key = '' }) => `response.headers.${key.toLowerCase()}`,
  StatusMismatch: () => 'response.status',
};

function toField(mismatch: Mismatch): string {
  return fields[mismatch.type]?.(mismatch) ?? `response (${mismatch.type})`;
}
