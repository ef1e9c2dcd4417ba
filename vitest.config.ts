import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/**
 * Tests of the client that use a browser. They run apart from those without: Vitest gives one process the files that have
 * the environment of the first one, and makes a new environment for each file that has another.
 */
const testsWithBrowser = globSync('web/src/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((path) =>
  readFileSync(`${import.meta.dirname}/${path}`, 'utf8').startsWith('// @vitest-environment happy-dom'),
);

const exclude = ['**/node_modules/**'];

/** Node runs these modules itself: an eighth of the processor time was Vite's, between the modules. */
const runByNode = { experimental: { viteModuleRunner: false } };

/** What tests of the client need in whatever process they run, also against mutants. */
export const client = {
  // Elements are made as in production. In development React keeps a stack for each: a sixth of the time of these tests.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: {
    alias: {
      'react/jsx-runtime': createRequire(new URL('web/package.json', import.meta.url))
        .resolve('react/jsx-runtime')
        .replace('jsx-runtime.js', 'cjs/react-jsx-runtime.production.js'),
    },
  },
  test: {
    setupFiles: ['web/src/testing/file-setup.ts'],
    // It keeps the first value of each key for the whole process, unless `vi.resetModules` loads it again.
    server: { deps: { inline: ['swr'] } },
    // A script that a page adds counts as loaded. Files with options of their own would have another environment.
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
  },
} as const satisfies ViteUserConfig;

/** They end a test that hangs. A slow machine must not fail a test. */
export const limits = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

/** Unit tests of every package; they stand beside the code that they test. `pnpm test` shares the projects among its processes. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    // One process serves many files: most of the time went into starting processes and importing modules again.
    isolate: false,
    ...limits,
    // The tests of server-rendered pages use React of the server and of the browser in one process. Files after them would report it.
    onConsoleLog: (text) => !text.startsWith('Detected multiple renderers concurrently'),
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude,
          ...runByNode,
        },
      },
      {
        extends: true,
        test: {
          name: 'other',
          include: [
            'shared/src/**/*.test.ts',
            'server/bench/**/*.test.ts',
            'server/scenarios/crowd/**/*.test.ts',
            'server/model/**/*.test.ts',
            'server/scenarios/soak/**/*.test.ts',
            'web/build/**/*.test.ts',
            'web/e2e/**/*.test.ts',
            'contracts/sandbox/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude,
          ...runByNode,
        },
      },
      {
        extends: true,
        ...client,
        test: {
          name: 'client',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...testsWithBrowser],
          ...client.test,
        },
      },
      {
        extends: true,
        ...client,
        test: {
          name: 'components',
          include: testsWithBrowser,
          exclude,
          ...client.test,
          setupFiles: [...client.test.setupFiles, 'web/src/testing/component-setup.ts'],
        },
      },
    ],
  },
});
