/** Opens the shop API to verify: the sandbox, or the one at SHOP_API_URL, through the mappings of its calls. */

import { providerStates } from '@perennial/sandbox/provider-states/states';
import { type Sandbox, startSandbox } from '@perennial/sandbox/sandbox';
import { type CallMappings, callMappings } from '@perennial/server/shop-api/call-mappings';
import { z } from 'zod';
import type { StateValue } from '../consumer/state-values.ts';
import { type StateName, states } from '../consumer/states.ts';
import { serveMapped } from './mapped-shop-api.ts';

export type ShopApiUnderVerification = {
  readonly url: string;
  /** Sets up a state of the contract and returns its values. */
  readonly setUp: SetUpState;
  /** States whose set-up failed, with the reason. */
  readonly failedStates: readonly string[];
  stop(): Promise<void>;
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Opens the sandbox, or the shop API of the environment. Throws an error that says what to do if that has no endpoint for
 * states: each interaction would fail for the same reason.
 */
export async function openShopApi(
  environment: Environment,
  mappings: CallMappings = callMappings,
): Promise<ShopApiUnderVerification> {
  const url = environment['SHOP_API_URL'];
  if (!url) return startSandboxShop();
  const statesUrl = environment['PROVIDER_STATES_URL'] || `${url.replace(/\/$/, '')}/_pact/provider-states`;
  await findStates(statesUrl);
  const mapped = Object.keys(mappings).length > 0 ? await serveMapped(url, mappings) : undefined;
  return {
    url: mapped?.url ?? url,
    ...recordFailures((state) => requestState(statesUrl, state)),
    stop: async () => mapped?.stop(),
  };
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

/** Any state that needs no value. */
const FIRST_STATE: StateName = 'the bundle sonic-brush-halo is sold';

/** Throws if nothing sets up states at this URL. */
async function findStates(statesUrl: string): Promise<void> {
  const mend = 'a shop API sets up its states there (contracts/README.md), or at PROVIDER_STATES_URL';
  const response = await sendState(statesUrl, FIRST_STATE).catch(() => undefined);
  if (!response) throw new Error(`${statesUrl} does not answer: ${mend}`);
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${statesUrl} answers with ${response.status}: ${mend}`);
}

function sendState(statesUrl: string, state: StateName): Promise<Response> {
  return fetch(statesUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'setup', state, params: {} }),
  });
}

/** Requests a state of another shop API in the format of Pact's verifiers. */
async function requestState(statesUrl: string, state: StateName): Promise<Readonly<Record<string, string>>> {
  const response = await sendState(statesUrl, state);
  const text = await response.text();
  if (!response.ok) throw new Error(`${statesUrl} returned ${response.status} for the state "${state}": ${text}`);
  return text === '' ? {} : z.record(z.string(), z.coerce.string()).parse(JSON.parse(text));
}
