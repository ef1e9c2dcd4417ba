/** The contract as a file: reading, comparing and writing it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findDifferences, toSentence } from '../differences.ts';

/** The names of consumer and provider at the Pact broker. */
export const CONSUMER = 'perennial-bff';
export const PROVIDER = 'perennial-shop-api';

export type PactInteraction = {
  readonly description: string;
  readonly providerStates: readonly { readonly name: string }[];
  readonly request: Readonly<Record<string, unknown>>;
  readonly response: Readonly<Record<string, unknown>>;
};

export type Pact = {
  readonly interactions: readonly PactInteraction[];
  readonly [field: string]: unknown;
};

/** The contract in the repository. Both sides are checked with it; only `contracts:write` changes it. */
export const pactFile = fileURLToPath(new URL(`../pacts/${CONSUMER}-${PROVIDER}.json`, import.meta.url));

export const WRITE_COMMAND = 'npx -y pnpm@12 contracts:write';

export function readPact(file = pactFile): Pact {
  // Pact has written the file. A schema would change the order of its fields.
  return JSON.parse(readFileSync(file, 'utf8')) as Pact;
}

/** Returns what identifies an interaction: its states and its description. */
export function keyOf({
  providerStates,
  description,
}: Pick<PactInteraction, 'providerStates' | 'description'>): string {
  return `${providerStates.map(({ name }) => name).join(', ')}: ${description}`;
}

/** Returns a sentence for each field in which an interaction differs from the one with its key in the committed pact. */
export function findContractFaults(committed: Pact, made: PactInteraction): readonly string[] {
  const before = committed.interactions.find((interaction) => keyOf(interaction) === keyOf(made));
  if (!before) return ['interaction: the committed contract does not have it'];
  return findDifferences(before, made).map((difference) =>
    toSentence(difference, ['the committed contract has', 'the code makes']),
  );
}

/** Writes the pact with these interactions, in the order of their descriptions. */
export function writePactFile(pacts: readonly Pact[], file = pactFile): void {
  const orderOf = (interaction: PactInteraction) => `${interaction.description}\n${keyOf(interaction)}`;
  const interactions = pacts
    .flatMap((pact) => pact.interactions)
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  writeFileSync(file, `${JSON.stringify({ ...pacts[0], interactions }, null, 2)}\n`);
}
