import { defineConfig } from 'vitest/config';

/** Unit tests of every package, in one run; they stand beside the code that they test. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: [
      'shared/src/**/*.test.ts',
      'server/src/**/*.test.ts',
      'server/bench/**/*.test.ts',
      'web/src/**/*.test.{ts,tsx}',
      'web/build/**/*.test.ts',
      'web/e2e/**/*.test.ts',
      'contracts/sandbox/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**'],
    // One process serves many files: most of the time went into starting processes and importing modules again.
    isolate: false,
    // It keeps the first value of each key for the whole process, unless `vi.resetModules` loads it again.
    server: { deps: { inline: ['swr'] } },
    // The tests of drawn pages use React of the server and of the browser in one process. Files after them would report it.
    onConsoleLog: (text) => !text.startsWith('Detected multiple renderers concurrently'),
    // Ends a test that hangs. A slow machine must not fail a test.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
