import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const globs = (process.env['MUTATION_TESTS'] ?? '').split(',');

/** The tests of one area. Each file is isolated, because a mutant of a module's constants needs a new module. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: globs.filter((glob) => !glob.startsWith('!')),
    exclude: ['**/node_modules/**', ...globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))],
  },
});
