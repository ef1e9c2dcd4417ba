import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '@perennial/sandbox/ports';
import { callNames } from '@perennial/shared/catalogue/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSUMER, PROVIDER } from '../participants.ts';
import { type BffUnderContract, startBffUnderContract, TOKEN_MARK } from './bff-under-contract.ts';
import { type Interaction, isSuccess } from './interaction.ts';
import { interactions } from './interactions.ts';
import { type PactTarget, writeInteraction } from './pact-writer.ts';

/**
 * Writes the contract between the BFF and the shop API: calls the real BFF over HTTP with Pact's mock server as its shop
 * API. All interactions are in one test file, because parallel files would overwrite the pact.
 */
const pact: PactTarget = {
  dir: fileURLToPath(new URL('../pacts', import.meta.url)),
  consumer: CONSUMER,
  provider: PROVIDER,
  port: await freePort(),
};

rmSync(`${pact.dir}/${pact.consumer}-${pact.provider}.json`, { force: true });

let bff: BffUnderContract;

beforeAll(async () => {
  bff = await startBffUnderContract(pact.port);
});
afterAll(() => bff.close());

describe('the shop API', () => {
  test.each(interactions.map((interaction) => ({ ...interaction, interaction })))(
    '$given: $when',
    async ({ interaction }) => {
      await writeInteraction(pact, interaction, async () => {
        const response = await bff.call(interaction);
        expect(response).toMatchObject(toExpectedResponse(interaction));
        expect(JSON.stringify(response)).not.toContain(TOKEN_MARK);
      });
    },
  );
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
});

/** Returns the expected response of the BFF: the unchanged response of the shop API, or an error as a problem. */
function toExpectedResponse({ response, bffResponse }: Interaction): object {
  if (bffResponse) return bffResponse;
  if ('contentType' in response) return { status: response.status, contentType: response.contentType };
  if ('body' in response) return response.body === undefined ? { status: 200 } : { status: 200, body: response.body };
  if (response.status === 401) return { status: 401, body: { code: 'session.required', action: 'sign-in' } };
  return { status: response.status, body: { code: response.code } };
}
