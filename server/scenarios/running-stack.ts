/** The environment of vitest that starts the stack once for all scenarios, and stops it after the last one. */
import { randomBytes } from 'node:crypto';
import type { Environment } from 'vitest/runtime';
import { type HostileServices, startHostileServices } from './harness/hostile-services.ts';
import { type Stack, startStack } from './harness/stack.ts';

/** Instances beside those of the stack, with an environment of their own. */
const starts = {
  /** Shares the sessions, and has a clock that tests move. */
  movable: (stack: Stack) => stack.startBff({ hasMovableClock: true }),
  /** Shares the sessions, and has a new secret before that of the others. */
  rotated: (stack: Stack) => {
    const SESSION_SECRETS = `${randomBytes(32).toString('base64url')},${stack.environment['SESSION_SECRETS']}`;
    return stack.startBff({ environment: { SESSION_SECRETS } });
  },
  /** Allows few requests in ten minutes, and trusts a proxy on this machine. */
  limited: (stack: Stack) => {
    const limits = {
      SIGN_IN_LIMIT: '4/600',
      MAIL_VALIDATION_LIMIT: '4/600',
      ADMIN_TRIES: '2/600',
      ADMIN_TRIES_BY_ADDRESS: '4/600',
      TERMINATION_TRIES_BY_ADDRESS: '3/600',
    };
    return stack.startBff({ environment: { ...limits, TRUST_PROXY: 'loopback' } });
  },
};

type Running = {
  readonly stack: Stack;
  readonly hostile: Promise<HostileServices>;
  readonly instances: { readonly [name in keyof typeof starts]: ReturnType<(typeof starts)[name]> };
};

let running: Running | undefined;

function findRunning(): Running {
  if (!running) throw new Error('The stack runs in the environment of server/scenarios/vitest.config.ts only.');
  return running;
}

/** Returns the stack of this run. Throws outside the environment. */
export function useStack(): Stack {
  return findRunning().stack;
}

/** Returns an instance beside those of the stack. */
export function useInstance<N extends keyof typeof starts>(name: N): Running['instances'][N] {
  return findRunning().instances[name];
}

export function useHostileServices(): Promise<HostileServices> {
  return findRunning().hostile;
}

/** The further instances start beside the first scenarios, one after the other. */
function startAll(stack: Stack): Running {
  const hostile = startHostileServices(stack);
  const movable = hostile.then(() => starts.movable(stack));
  const rotated = movable.then(() => starts.rotated(stack));
  const limited = rotated.then(() => starts.limited(stack));
  // A run of one file may end before it has asked for them.
  for (const start of [hostile, movable, rotated, limited]) start.catch(() => {});
  return { stack, hostile, instances: { movable, rotated, limited } };
}

export default {
  name: 'running-stack',
  viteEnvironment: 'ssr',
  setup: async () => {
    const stack = await startStack();
    const { hostile, instances } = startAll(stack);
    running = { stack, hostile, instances };
    return {
      teardown: async () => {
        running = undefined;
        await Promise.allSettled(Object.values(instances));
        await (await hostile.catch(() => undefined))?.close();
        await stack.stop();
      },
    };
  },
} satisfies Environment;
