import { globSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { type Area, areas, divide, selectSources } from './areas.ts';

const area = (name: string): Area => {
  const found = areas.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no area ${name}.`);
  return found;
};

const FILES = [
  'shared/src/billing-period.ts',
  'shared/src/billing-period.test.ts',
  'shared/src/locales/de.ts',
  'web/src/commerce/payment/card-library.ts',
  'web/src/features/cart/bundle.tsx',
  'web/src/features/cart/bundle.test.tsx',
  'web/src/features/cart/use-bundle.ts',
  'web/src/features/cart/prices.ts',
  'web/src/features/subscription/cancel/cancel-dialog.tsx',
  'web/src/features/subscription/cancel/reasons/reason.tsx',
  'web/src/app/input-replay/keep-input-script.ts',
  'server/src/redis/redis-store.ts',
  'server/src/session/refresh.ts',
];

test.each([
  ['shared', ['shared/src/billing-period.ts']],
  ['web', ['web/src/features/cart/prices.ts']],
  [
    'screens',
    [
      'web/src/commerce/payment/card-library.ts',
      'web/src/features/cart/bundle.tsx',
      'web/src/features/cart/use-bundle.ts',
      'web/src/features/subscription/cancel/cancel-dialog.tsx',
      'web/src/features/subscription/cancel/reasons/reason.tsx',
      'web/src/app/input-replay/keep-input-script.ts',
    ],
  ],
  ['server', ['server/src/session/refresh.ts']],
  ['server-core', ['server/src/redis/redis-store.ts']],
])('the area %s mutates its files alone', (name, expected) => {
  expect(selectSources(area(name), FILES)).toEqual(expected);
});

test('screens are divided by folder and feature, so that a run that was stopped loses one of them', () => {
  const screens = area('screens');
  const parts = divide(screens, selectSources(screens, FILES));
  expect([...parts].map(([part, files]) => [part, files.length])).toEqual([
    ['screens-web-src-commerce', 1],
    ['screens-web-src-features-cart', 2],
    ['screens-web-src-features-subscription-cancel', 2],
    ['screens-web-src-app', 1],
  ]);
});

test('rules stay together, because all of them share their tests', () => {
  const rules = area('web');
  expect([...divide(rules, ['web/src/app/boot.ts', 'web/src/i18n/plural.ts']).keys()]).toEqual(['web']);
});

test('an area without files has no part', () => {
  expect(divide(area('web'), []).size).toBe(0);
  expect(divide(area('screens'), []).size).toBe(0);
});

/** What runs is mutated in one area. Left out are tests and what only tests use, texts, and files of types alone. */
test('every source of the product belongs to one area', () => {
  const root = join(import.meta.dirname, '../..');
  const sources = globSync('{shared,server,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) =>
      ![
        '**/*.test.*',
        '**/testing/**',
        '**/examples/**',
        '**/locales/**',
        '**/types.ts',
        '**/*.d.ts',
        '**/*.fixture.ts',
      ].some((glob) => matchesGlob(file, glob)),
  );
  const mutatedIn = (file: string) => areas.filter((each) => selectSources(each, [file]).length > 0);
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => mutatedIn(file).length !== 1)).toEqual([]);
});

test('every folder and source that an area names exists', () => {
  const files = globSync('{shared,server,web}/src/**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '../..') });
  const folders = areas.flatMap((each) => each.folders.map((folder) => `${folder}/**`));
  const named = [...folders, ...areas.flatMap(({ sources, without }) => [...sources, ...without])];
  expect(named.filter((glob) => !files.some((file) => matchesGlob(file, glob)))).toEqual([]);
});
