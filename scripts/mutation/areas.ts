/** The parts of the product whose rules are tested by mutation, and the tests that belong to each part. */
import { matchesGlob } from 'node:path';

export type Area = {
  readonly name: string;
  readonly folders: readonly string[];
  /** Globs of files that have no rules: tests, examples for tests, texts, types. */
  readonly without: readonly string[];
  /** Globs of the tests that run against the mutants; with `!` in front they exclude. */
  readonly tests: readonly string[];
};

/** Files that only touch the browser or load a library; tests of components and journeys show what they do. */
const BROWSER_ONLY = [
  'app/drawing/server-entry.ts',
  'app/first-view/*.ts',
  'app/main.ts',
  'app/steps/*.ts',
  'commerce/payment/card-library.ts',
  'features/account/billing/start-download.ts',
  'features/checkout/scroll-to-section.ts',
].map((file) => `web/src/${file}`);

const NO_RULES = ['**/*.test.ts', '**/testing/**', '**/examples/**', '**/locales/**', '**/types.ts'];

export const areas: readonly Area[] = [
  { name: 'shared', folders: ['shared/src'], without: NO_RULES, tests: ['shared/src/**/*.test.ts'] },
  {
    name: 'server',
    folders: ['session', 'identity', 'orders', 'shop-api', 'routes', 'errors', 'limits', 'audit'].map(
      (folder) => `server/src/${folder}`,
    ),
    without: NO_RULES,
    // A mutant of a constant waits for all tests of the area, so tests of other folders are left out, and those that
    // start a process: Redis, a BFF, a collector of traces. So the folder `redis` is not mutated either.
    tests: [
      'server/src/**/*.test.ts',
      ...['address/**', 'analytics/**', 'content/**', 'redis/**', 'tracing/**'].map(
        (folder) => `!server/src/${folder}`,
      ),
      ...['bad-input', 'config', 'openapi', 'stop', 'metrics/operate-files'].map(
        (name) => `!server/src/${name}.test.ts`,
      ),
    ],
  },
  {
    name: 'web',
    folders: ['commerce', 'features', 'storage', 'i18n', 'app'].map((folder) => `web/src/${folder}`),
    // Pure rules alone: a hook needs a component to run in, and tests of components take too long for mutants.
    without: [...NO_RULES, ...BROWSER_ONLY, '**/use-*.ts', '**/*-modules.ts'],
    tests: [
      'web/src/**/*.test.ts',
      // A rule whose test renders rows, and the table of pages in docs/rules.
      'web/src/i18n/use-format.test.tsx',
      'web/build/page-access.test.ts',
    ],
  },
];

/** Returns the files of a list that have rules of the area. */
export function selectRuleFiles({ folders, without }: Area, files: readonly string[]): string[] {
  return files.filter(
    (file) =>
      file.endsWith('.ts') &&
      folders.some((folder) => file.startsWith(`${folder}/`)) &&
      !without.some((glob) => matchesGlob(file, glob)),
  );
}
