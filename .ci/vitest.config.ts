import { defineConfig } from 'vitest/config';

/** Unit tests of every package, in one run; they stand beside the code that they test. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: [
      'shared/src/**/*.test.ts',
      'server/src/**/*.test.ts',
      'web/src/**/*.test.{ts,tsx}',
      'web/build/**/*.test.ts',
      'contracts/sandbox/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**'],
  },
});
