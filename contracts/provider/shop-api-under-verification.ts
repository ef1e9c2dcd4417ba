/** Opens the shop API to verify: the sandbox, or the one at SHOP_API_URL. */

import { type Sandbox, startSandbox } from '@perennial/sandbox/sandbox';
import { z } from 'zod';
import type { StateValue } from '../consumer/state-values.ts';
import { type StateName, states } from '../consumer/states.ts';
import { providerStates } from './provider-states.ts';

export type ShopApiUnderVerification = {
  readonly url: string;
  /** Sets up a state of the contract and returns its values. */
  readonly setUp: SetUpState;
  /** States whose set-up failed, with the reason. */
  readonly failedStates: readonly string[];
  stop(): Promise<void>;
};

type Environment = Readonly<Record<string, string | undefined>>;

export function openShopApi(environment: Environment): Promise<ShopApiUnderVerification> {
  const url = environment['SHOP_API_URL'];
  if (!url) return startSandboxShop();
  const statesUrl = environment['PROVIDER_STATES_URL'] || `${url.replace(/\/$/, '')}/_pact/provider-states`;
  return Promise.resolve({ url, ...recordFailures((state) => requestState(statesUrl, state)), stop: async () => {} });
}

async function startSandboxShop(): Promise<ShopApiUnderVerification> {
  const anyFree = { console: 0, 'shop-api': 0, identity: 0, content: 0, 'card-host': 0 };
  const sandbox: Sandbox = await startSandbox({ ports: anyFree });
  return {
    url: sandbox.urls['shop-api'],
    ...recordFailures(async (state) => {
      sandbox.reset();
      return providerStates[state](sandbox);
    }),
    stop: () => sandbox.stop(),
  };
}

type SetUpState = (state: StateName) => Promise<Readonly<Record<string, string>>>;

/** Records each failure, because the verifier continues with the examples of the contract if a state fails. */
function recordFailures(setUp: SetUpState): Pick<ShopApiUnderVerification, 'setUp' | 'failedStates'> {
  const failedStates: string[] = [];
  return {
    failedStates,
    setUp: async (name) => {
      try {
        return requireValues(name, await setUp(name));
      } catch (error) {
        failedStates.push(`${name}: ${error instanceof Error ? error.message : error}`);
        throw error;
      }
    },
  };
}

/** Throws if a value of the state is missing. Without this check the verifier would send the example of the contract. */
function requireValues(name: StateName, values: Readonly<Record<string, string>>): Record<string, string> {
  const needed: readonly StateValue[] = states[name];
  const missing = needed.filter((value) => !values[value]);
  if (missing.length > 0) throw new Error(`The state "${name}" has no value for ${missing.join(', ')}`);
  return { ...values };
}

/** Requests a state of another shop API in the format of Pact's verifiers. */
async function requestState(statesUrl: string, state: StateName): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(statesUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'setup', state, params: {} }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${statesUrl} returned ${response.status} for the state "${state}": ${text}`);
  return text === '' ? {} : z.record(z.string(), z.coerce.string()).parse(JSON.parse(text));
}
