/** The environment of vitest that starts the stack once for all scenarios, and stops it after the last one. */
import { buildClient } from '@perennial/sandbox/launch/client-build';
import type { Environment } from 'vitest/runtime';
import { type HostileServices, startHostileServices } from './harness/hostile-services.ts';
import { type Stack, startStack } from './harness/stack.ts';

let running: Stack | undefined;
let hostile: Promise<HostileServices> | undefined;

/** Returns the stack of this run. Throws outside the environment. */
export function useStack(): Stack {
  if (!running) throw new Error('The stack runs in the environment of server/scenarios/vitest.config.ts only.');
  return running;
}

/** Returns the hostile services of this run, which the first test that needs them starts. */
export function useHostileServices(): Promise<HostileServices> {
  hostile ??= startHostileServices(useStack());
  return hostile;
}

export default {
  name: 'running-stack',
  viteEnvironment: 'ssr',
  setup: async () => {
    await buildClient();
    const stack = await startStack();
    running = stack;
    return {
      teardown: async () => {
        running = undefined;
        await (await hostile)?.close();
        await stack.stop();
      },
    };
  },
} satisfies Environment;
