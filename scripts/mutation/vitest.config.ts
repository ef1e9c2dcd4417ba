import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { client, limits } from '../../vitest.config.ts';

const globs = (process.env['MUTATION_TESTS'] ?? '').split(',');
const setupFiles = (process.env['MUTATION_SETUP'] ?? '').split(',').filter(Boolean);

const ofClient = globs.some((glob) => glob.startsWith('web/src/')) ? client : undefined;

/** The tests of one area. The files of a run share their modules, and so do the runs of one process (`test-runner/`). */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  ...ofClient,
  test: {
    isolate: false,
    ...limits,
    ...ofClient?.test,
    setupFiles: [...(ofClient?.test.setupFiles ?? []), ...setupFiles],
    include: globs.filter((glob) => !glob.startsWith('!')),
    exclude: ['**/node_modules/**', ...globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))],
  },
});
