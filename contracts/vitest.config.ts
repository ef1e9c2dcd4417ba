import { defineConfig } from 'vitest/config';

/** In the mode `write` the tests write the pact instead of comparing it: `pnpm contracts:write`. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts', 'broker/*.test.ts', 'consumer/*.test.ts', 'drift/*.test.ts', 'provider/*.test.ts'],
    env: { CONTRACT_MODE: mode, PACT_DO_NOT_TRACK: '1' },
    // Processes, because Pact's native part aborts a process in which two threads load it.
    pool: 'forks',
    // The consumer's side and the provider's side check the same committed pact, so they run beside each other.
    maxWorkers: 2,
    isolate: false,
    reporters: ['dot', './table-reporter.ts'],
    testTimeout: 60_000,
    // The verification of all interactions is one hook.
    hookTimeout: 600_000,
  },
}));
