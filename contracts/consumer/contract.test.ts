import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '@perennial/sandbox/ports';
import { callNames } from '@perennial/shared/catalogue/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSUMER, PROVIDER } from '../participants.ts';
import { type BffUnderContract, startBffUnderContract, TOKEN_MARK } from './bff-under-contract.ts';
import { type Interaction, isSuccess } from './interaction.ts';
import { interactions } from './interactions.ts';
import { type ContractPlace, writeInteraction } from './pact-writer.ts';

/**
 * The contract between the BFF and the shop API. One file writes it: several at once would lose interactions of each
 * other. The real BFF is called over HTTP while Pact's mock server is its shop API.
 */
const place: ContractPlace = {
  dir: fileURLToPath(new URL('../pacts', import.meta.url)),
  consumer: CONSUMER,
  provider: PROVIDER,
  port: await freePort(),
};

rmSync(`${place.dir}/${place.consumer}-${place.provider}.json`, { force: true });

let bff: BffUnderContract;

beforeAll(async () => {
  bff = await startBffUnderContract(place.port);
});
afterAll(() => bff.close());

describe('the shop API', () => {
  test.each(interactions.map((interaction) => ({ ...interaction, interaction })))(
    '$given: $when',
    async ({ interaction }) => {
      await writeInteraction(place, interaction, async () => {
        const told = await bff.ask(interaction);
        expect(told).toMatchObject(expectedOf(interaction));
        expect(JSON.stringify(told)).not.toContain(TOKEN_MARK);
      });
    },
  );
});

describe('every call of the catalogue has its contract', () => {
  test.each(callNames)('%s, for success and for an error', (name) => {
    const ofCall = interactions.filter(({ call }) => call === name);
    const missing = [
      ...(ofCall.some(isSuccess) ? [] : ['succeeds']),
      ...(ofCall.some((interaction) => !isSuccess(interaction)) ? [] : ['fails']),
    ];
    expect(missing, `${name} has no interaction that ${missing.join(', nor one that ')}`).toEqual([]);
  });

  test('each is told apart by its words', () => {
    const words = interactions.map(({ given, when }) => `${given}: ${when}`);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

/** What the client is told: the answer as it is, or the refusal as a problem. */
function expectedOf({ answer, told }: Interaction): object {
  if (told) return told;
  if ('contentType' in answer) return { status: answer.status, contentType: answer.contentType };
  if ('body' in answer) return answer.body === undefined ? { status: 200 } : { status: 200, body: answer.body };
  if (answer.status === 401) return { status: 401, body: { code: 'session.required', action: 'sign-in' } };
  return { status: answer.status, body: { code: answer.code } };
}
