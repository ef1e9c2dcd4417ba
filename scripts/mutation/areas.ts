/** The parts of the product that are tested by mutation, and the tests that belong to each part. */
import { dirname, matchesGlob } from 'node:path';

export type Area = {
  readonly name: string;
  readonly folders: readonly string[];
  /** Globs of the files that are mutated. */
  readonly sources: readonly string[];
  /** Globs of files that have no rules: tests, examples for tests, texts, types. */
  readonly without: readonly string[];
  /** Globs of the tests that run against the mutants; with `!` in front they exclude. */
  readonly tests: readonly string[];
  /** Files that run before each file of tests. */
  readonly setup: readonly string[];
  /** The share of killed mutants, in percent, that every folder needs. Mutants with a reason in `harmless.tsv` count as killed. */
  readonly threshold: number;
  /** Whether each of `folders` is a run of its own, with the tests that import its files. A run that was stopped loses one folder. */
  readonly inParts: boolean;
  /** Mutators of Stryker that are left out. */
  readonly withoutMutators: readonly string[];
};

/** Files that only touch the browser or load a library; tests of components and journeys show what they do. */
const BROWSER_ONLY = [
  'app/rendering/server-entry.ts',
  'app/input-replay/*.ts',
  'app/main.ts',
  'app/steps/*.ts',
  'commerce/downloads.ts',
  'commerce/payment/card-library.ts',
  'features/checkout/scroll-to-section.ts',
].map((file) => `web/src/${file}`);

/** Folders of the client whose rules need a component to be tested. */
const RULES_OF_SCREENS = ['api', 'analytics', 'texts', 'ui'].map((folder) => `web/src/${folder}/**/*.ts`);

/** Folders of the BFF whose tests start no process, so that all of them can run against each mutant of a constant. */
const SERVER_RULES = ['session', 'identity', 'shop-api', 'routes', 'errors', 'limits', 'audit'];

const NO_RULES = ['**/*.test.ts', '**/testing/**', '**/examples/**', '**/locales/**', '**/types.ts'];

const RULES = { sources: ['**/*.ts'], setup: [], threshold: 90, inParts: false, withoutMutators: [] };

/**
 * What a person sees and presses, and what holds it together. A text of these files is a class, an id or the key of a text:
 * types and the tests of texts check it, and nobody writes an empty one by mistake. So texts are left out. So is `a.b` in
 * place of `a?.b`, which does not compile where `a` can be undefined.
 * `ignore-markup.ts` leaves out the list of what a hook depends on, which lint checks.
 */
const SCREENS = { threshold: 80, inParts: true, withoutMutators: ['StringLiteral', 'OptionalChaining'] };

export const areas: readonly Area[] = [
  { ...RULES, name: 'shared', folders: ['shared/src'], without: NO_RULES, tests: ['shared/src/**/*.test.ts'] },
  {
    ...RULES,
    name: 'server',
    folders: SERVER_RULES.map((folder) => `server/src/${folder}`),
    without: NO_RULES,
    // A mutant of a constant waits for all tests of the area, so tests of other folders are left out, and those that
    // start a process: Redis, a BFF, a collector of traces. Those folders are in `server-core`.
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
    ...RULES,
    name: 'web',
    folders: ['web/src'],
    // Pure rules alone: a hook needs a component to run in, and tests of components take too long for mutants.
    without: [...NO_RULES, ...BROWSER_ONLY, ...RULES_OF_SCREENS, '**/use-*.ts'],
    tests: [
      'web/src/**/*.test.ts',
      // A rule whose test renders rows, and the table of pages in docs/rules.
      'web/src/i18n/use-format.test.tsx',
      'web/build/page-access.test.ts',
    ],
  },
  {
    ...SCREENS,
    name: 'screens',
    folders: ['web/src'],
    sources: ['**/*.tsx', '**/use-*.ts', ...RULES_OF_SCREENS, ...BROWSER_ONLY],
    without: ['**/*.test.*', '**/testing/**', '**/examples/**'],
    tests: ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx'],
    setup: ['web/src/testing/mutant-setup.ts'],
  },
  {
    ...SCREENS,
    name: 'server-core',
    folders: ['server/src'],
    sources: ['**/*.ts'],
    without: [...NO_RULES, ...SERVER_RULES.map((folder) => `server/src/${folder}/**`)],
    tests: ['server/src/**/*.test.ts'],
    setup: [],
  },
];

/**
 * How many folders name a part, by the beginning of the path. Deeper folders belong to the part of their parent. The tests
 * of a part run once before its mutants, so a part is not small, and it takes less than twenty minutes.
 */
const PART_DEPTHS = [
  ['web/src/features/subscription/', 5],
  ['web/src/features/', 4],
  ['', 3],
] as const;

/** Returns the files of a list that are mutated in the area. */
export function selectSources({ folders, sources, without }: Area, files: readonly string[]): string[] {
  return files.filter(
    (file) =>
      folders.some((folder) => file.startsWith(`${folder}/`)) &&
      sources.some((glob) => matchesGlob(file, glob)) &&
      !without.some((glob) => matchesGlob(file, glob)),
  );
}

/**
 * Divides files into parts, each with its name. A part is a folder of a feature, such as `web-src-features-account`;
 * the files of an area that is not divided are one part.
 */
export function divide({ name, inParts }: Area, files: readonly string[]): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const file of files) {
    const [, depth] = PART_DEPTHS.find(([start]) => file.startsWith(start)) ?? [];
    const part = inParts ? `${name}-${dirname(file).split('/').slice(0, depth).join('-')}` : name;
    parts.set(part, [...(parts.get(part) ?? []), file]);
  }
  return parts;
}
