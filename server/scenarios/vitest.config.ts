import { defineConfig } from 'vitest/config';

/** Scenarios run one after the other in one process, which starts the stack once (running-stack.ts). */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    globalSetup: './build-shop.ts',
    environment: './running-stack.ts',
    isolate: false,
    fileParallelism: false,
    // Node runs these modules itself, as in the unit tests of the server.
    experimental: { viteModuleRunner: false },
    // Ends a test that hangs. A slow machine must not fail a test.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
