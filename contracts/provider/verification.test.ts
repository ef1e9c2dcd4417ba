import { fileURLToPath } from 'node:url';
import { Verifier } from '@pact-foundation/pact';
import { type Sandbox, startSandbox } from '@perennial/sandbox/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { providerStates } from './provider-states.ts';

const pactUrl = fileURLToPath(new URL('../pacts/perennial-bff-perennial-shop-api.json', import.meta.url));

let sandbox: Sandbox;

beforeAll(async () => {
  const anyFree = { console: 0, 'shop-api': 0, identity: 0, content: 0, 'card-host': 0 };
  sandbox = await startSandbox({ ports: anyFree });
});
afterAll(() => sandbox.stop());

test('the sandbox keeps the contract', async () => {
  const stateHandlers = Object.fromEntries(
    Object.entries(providerStates).map(([sentence, enter]) => [
      sentence,
      async () => {
        sandbox.reset();
        return enter(sandbox);
      },
    ]),
  );
  const verifier = new Verifier({
    provider: 'perennial-shop-api',
    providerBaseUrl: sandbox.urls['shop-api'],
    pactUrls: [pactUrl],
    stateHandlers,
    logLevel: 'error',
  });
  await expect(verifier.verifyProvider()).resolves.toBeDefined();
});
