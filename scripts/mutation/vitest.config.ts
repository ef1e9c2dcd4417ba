import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const globs = (process.env['MUTATION_TESTS'] ?? '').split(',');

/** The tests of one area. Every mutant gets a new worker, so the files of one run can share their modules. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    isolate: false,
    include: globs.filter((glob) => !glob.startsWith('!')),
    exclude: ['**/node_modules/**', ...globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))],
  },
});
