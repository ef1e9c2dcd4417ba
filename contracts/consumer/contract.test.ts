import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MatchersV3, Pact, type V3MockServer } from '@pact-foundation/pact';
import { fillPath } from '@perennial/shared/catalogue/fill-path';
import { callNames, calls } from '@perennial/shared/catalogue/routes';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BffUnderContract, EXAMPLE_TOKEN, startBffUnderContract } from './bff-under-contract.ts';
import { fromState } from './from-state.ts';
import type { Interaction } from './interaction.ts';
import { accountInteractions } from './interactions/account.ts';
import { cartInteractions } from './interactions/cart.ts';

/**
 * The contract between the BFF and the shop API. One file writes it: several at once would lose interactions of each
 * other. The real BFF is called over HTTP while Pact's mock server is its shop API.
 */
const interactions: readonly Interaction[] = [...accountInteractions, ...cartInteractions];

const dir = fileURLToPath(new URL('../pacts', import.meta.url));
const consumer = 'perennial-bff';
const provider = 'perennial-shop-api';

rmSync(`${dir}/${consumer}-${provider}.json`, { force: true });

let bff: BffUnderContract;
const pact = new Pact({ dir, consumer, provider, logLevel: 'error' });

beforeAll(async () => {
  bff = await startBffUnderContract();
});
afterAll(() => bff.close());

describe('the shop API', () => {
  for (const interaction of interactions) {
    test(`${interaction.given}: ${interaction.when}`, async () => {
      await withShopApi(interaction, async ({ url }) => {
        const told = await bff.ask(interaction, url);
        expect(told).toMatchObject(interaction.told);
        expect(JSON.stringify(told)).not.toContain(EXAMPLE_TOKEN);
      });
    });
  }
});

describe('every call of the catalogue has its contract', () => {
  test.each(callNames)('%s, for success and for an error', (name) => {
    const statuses = interactions.filter(({ call }) => call === name).map(({ answer }) => answer.status);
    expect(
      statuses.filter((status) => status < 300),
      `${name} has no interaction that succeeds`,
    ).not.toEqual([]);
    expect(
      statuses.filter((status) => status >= 400),
      `${name} has no interaction that fails`,
    ).not.toEqual([]);
  });

  test('each is told apart by its words', () => {
    const words = interactions.map(({ given, when }) => `${given}: ${when}`);
    expect(new Set(words).size).toBe(words.length);
  });
});

/** What the shop API receives: method, path, query, body, and the headers that the BFF makes. */
async function withShopApi(interaction: Interaction, ask: (shop: V3MockServer) => Promise<void>): Promise<void> {
  const { given, when, as, answer, sentBody, sentQuery } = interaction;
  const { method, path } = calls[interaction.call];
  const { params, query, body } = interaction.input;
  const canada = cultureOf('en-ca');
  const headers = {
    language: 'en-CA',
    country: canada.countryCode,
    currency: canada.currency.code,
    'x-request-id': MatchersV3.like('5f0c7a3e-0000-4000-8000-000000000000'),
    ...(as === 'customer' ? { 'user-token': fromState('userToken', EXAMPLE_TOKEN) } : {}),
  };
  await pact
    .addInteraction()
    .given(given)
    .uponReceiving(when)
    .withRequest(method, fillPath(path, params), (request) => {
      request.headers(headers);
      if (query) request.query({ ...textValues(query), ...sentQuery });
      if (body !== undefined) request.jsonBody(sentBody ?? body);
    })
    .willRespondWith(answer.status, (response) => {
      response.jsonBody(answer.body);
    })
    .executeTest(ask);
}

/** A query as Pact takes it: every value a text. */
function textValues(query: NonNullable<Interaction['input']['query']>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );
}
