import { defineConfig } from 'vitest/config';

/** One provider after the other (run.ts). */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    globalSetup: '../build-shop.ts',
    isolate: false,
    fileParallelism: false,
    // Node runs these modules itself, as in the other scenarios.
    experimental: { viteModuleRunner: false },
    // Ends a test that hangs. A slow machine must not fail a test.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
