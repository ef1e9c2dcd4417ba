import { defineConfig } from 'vitest/config';

/** The consumer writes the pact, the provider verifies it: in this order, in one thread. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['consumer/*.test.ts', 'provider/*.test.ts'],
    pool: 'threads',
    fileParallelism: false,
    sequence: { shuffle: false },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
