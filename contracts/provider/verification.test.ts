import { beforeAll, describe, expect, test } from 'vitest';
import { readBrokerSettings } from '../broker/broker-settings.ts';
import { toFailureMessage } from '../consumer/interaction-check.ts';
import { nameCall } from '../consumer/interactions.ts';
import { keyOf, readPact } from '../consumer/pact-file.ts';
import { changeNamesWithDays, findDayFaults } from './confirmed-days.ts';
import { selectPactSource } from './pact-source.ts';
import { openShopApi, type ShopApiUnderVerification } from './shop-api-under-verification.ts';
import { startVerifier, type Verification } from './verify.ts';

/** The contract on the side of the shop API: one verification, and a test for each interaction. */
const hasBroker = readBrokerSettings(process.env) !== undefined;

let shop: ShopApiUnderVerification;
let verification: Verification;

beforeAll(async () => {
  shop = await openShopApi(process.env);
  const verifier = startVerifier();
  verification = await verifier.verify(shop, selectPactSource(process.env));
  // Only if it was opened: a missing endpoint for states is one error, and no second one.
  return async () => {
    verifier.stop();
    await shop.stop();
  };
});

describe(`the shop API (${process.env['SHOP_API_URL'] || 'sandbox'})`, () => {
  test('sets up the provider states', () => {
    expect(verification.failures).toEqual([]);
  });

  test.each(changeNamesWithDays)('has the day that %s asked for or answered', async (name) => {
    expect(await findDayFaults(shop, name)).toEqual([]);
  });

  if (hasBroker) {
    test('keeps the contracts of the broker', () => {
      const broken = verification.interactions.filter(({ faults }) => faults.length > 0);
      const messages = broken.map(({ state, description, faults }) =>
        toFailureMessage(nameCall(state, description), faults),
      );
      if (messages.length > 0) throw new Error(messages.join('\n'));
    });
  } else {
    for (const interaction of readPact().interactions) {
      const state = interaction.providerStates.map(({ name }) => name).join(', ');
      const call = nameCall(state, interaction.description);
      test(`${call}: ${interaction.description} (${state})`, ({ task }) => {
        Object.assign(task.meta, { call });
        const verified = verification.interactions.find(
          (one) => `${one.state}: ${one.description}` === keyOf(interaction),
        );
        const faults = verified?.faults ?? ['interaction: it was not verified'];
        if (faults.length > 0) throw new Error(toFailureMessage(call, faults));
      });
    }
  }
});
