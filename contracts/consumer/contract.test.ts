import { callNames } from '@perennial/shared/catalogue/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BffUnderContract, startBffUnderContract } from './bff-under-contract.ts';
import { isSuccess } from './interaction.ts';
import { checkInteraction, toFailureMessage } from './interaction-check.ts';
import { interactions } from './interactions.ts';
import { findContractFaults, keyOf, type Pact, readPact, WRITE_COMMAND, writePactFile } from './pact-file.ts';

/**
 * The contract between the BFF and the shop API, on the side of the BFF: each test calls the real BFF over HTTP with
 * Pact's mock server as its shop API, and compares the result with the committed pact. `contracts:write` writes it.
 */
const writes = process.env['CONTRACT_MODE'] === 'write';
const HINT = `If the contract is meant to change: ${WRITE_COMMAND}`;

let bff: BffUnderContract;
const committed = readPact();
const made: Pact[] = [];

beforeAll(async () => {
  bff = await startBffUnderContract();
});
afterAll(() => bff.close());

describe('the BFF', () => {
  for (const interaction of interactions) {
    const { call, given, when } = interaction;
    test(`${call}: ${when} (${given})`, async ({ task }) => {
      Object.assign(task.meta, { call });
      const { faults, pact } = await checkInteraction(bff, interaction);
      if (faults.length > 0) throw new Error(toFailureMessage(call, faults));
      if (!pact) return;
      made.push(pact);
      const changes = writes ? [] : pact.interactions.flatMap((one) => findContractFaults(committed, one));
      if (changes.length > 0) throw new Error(toFailureMessage(call, changes, HINT));
    });
  }
});

describe('the contract', () => {
  test.each(callNames)('contains a success and an error of %s', (name) => {
    const ofCall = interactions.filter(({ call }) => call === name);
    const missing = [
      ...(ofCall.some(isSuccess) ? [] : ['succeeds']),
      ...(ofCall.some((interaction) => !isSuccess(interaction)) ? [] : ['fails']),
    ];
    expect(missing, `${name} has no interaction that ${missing.join(' or ')}`).toEqual([]);
  });

  test('has a unique description for each interaction', () => {
    const descriptions = interactions.map(({ given, when }) => `${given}: ${when}`);
    expect(descriptions.filter((description, index) => descriptions.indexOf(description) !== index)).toEqual([]);
  });

  if (writes) {
    test('is written to the repository', () => {
      expect(made.length, 'an interaction is broken, so nothing was written').toBe(interactions.length);
      writePactFile(made);
    });
  } else {
    test('has no interaction in the repository that the code does not make', () => {
      const keys = new Set(interactions.map(({ given, when }) => `${given}: ${when}`));
      expect(
        committed.interactions.map(keyOf).filter((key) => !keys.has(key)),
        HINT,
      ).toEqual([]);
    });
  }
});
