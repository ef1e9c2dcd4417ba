/** Which shop API is verified: the sandbox, or the one at SHOP_API_URL. */
import type { VerifierOptions } from '@pact-foundation/pact';
import { type Sandbox, startSandbox } from '@perennial/sandbox/sandbox';
import type { StateValue } from '../consumer/state-values.ts';
import { type StateName, states } from '../consumer/states.ts';
import { providerStates } from './provider-states.ts';

export type ShopUnderVerification = {
  readonly url: string;
  /** Brings the shop API into each state of the contract; answers the state's values. */
  readonly stateHandlers: NonNullable<VerifierOptions['stateHandlers']>;
  /** States that the shop API could not be brought into, and why. */
  readonly missedStates: readonly string[];
  stop(): Promise<void>;
};

type Environment = Readonly<Record<string, string | undefined>>;

export function openShop(environment: Environment): Promise<ShopUnderVerification> {
  const url = environment['SHOP_API_URL'];
  if (!url) return openSandbox();
  const statesUrl = environment['PROVIDER_STATES_URL'] || `${url.replace(/\/$/, '')}/_pact/provider-states`;
  return Promise.resolve({ url, ...handlersFor((state) => askForState(statesUrl, state)), stop: async () => {} });
}

async function openSandbox(): Promise<ShopUnderVerification> {
  const anyFree = { console: 0, 'shop-api': 0, identity: 0, content: 0, 'card-host': 0 };
  const sandbox: Sandbox = await startSandbox({ ports: anyFree });
  return {
    url: sandbox.urls['shop-api'],
    ...handlersFor(async (state) => {
      sandbox.reset();
      return providerStates[state](sandbox);
    }),
    stop: () => sandbox.stop(),
  };
}

type EnterState = (state: StateName) => Promise<Readonly<Record<string, string>>>;

/** The verifier goes on with the contract's examples where a state fails: each failure is kept. */
function handlersFor(enter: EnterState): Pick<ShopUnderVerification, 'stateHandlers' | 'missedStates'> {
  const missedStates: string[] = [];
  const handler = (name: StateName) => async () => {
    try {
      return checked(name, await enter(name));
    } catch (error) {
      missedStates.push(`${name}: ${error instanceof Error ? error.message : error}`);
      throw error;
    }
  };
  const names = Object.keys(states) as StateName[];
  return { stateHandlers: Object.fromEntries(names.map((name) => [name, handler(name)])), missedStates };
}

/** Throws where a value is missing that the state has to bring: the verifier would send the contract's example. */
function checked(name: StateName, values: Readonly<Record<string, string>>): Record<string, string> {
  const needed: readonly StateValue[] = states[name];
  const missing = needed.filter((value) => !values[value]);
  if (missing.length > 0) throw new Error(`The state "${name}" brought no ${missing.join(', ')}`);
  return { ...values };
}

/** Asks another shop API for a state, as Pact's own verifiers do. */
async function askForState(statesUrl: string, state: StateName): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(statesUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'setup', state, params: {} }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${statesUrl} answered ${response.status} for the state "${state}": ${text}`);
  return text === '' ? {} : (JSON.parse(text) as Readonly<Record<string, string>>);
}
