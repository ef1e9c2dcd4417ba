import { describe, expect, test } from 'vitest';
import { findRelatedTests } from './related-tests.ts';

const importers = new Map([
  ['ui/spinner.tsx', ['ui/button.tsx', 'ui/status.tsx', 'ui/spinner.test.tsx']],
  ['ui/button.tsx', ['ui/button.test.tsx', 'cart/cart.tsx', 'ui/spinner.tsx']],
  ['cart/cart.tsx', ['cart/cart.test.ts']],
]);

describe('the tests related to changed files', () => {
  test('begin with those that import a file itself', () => {
    expect(findRelatedTests(['ui/spinner.tsx'], importers)).toEqual([
      'ui/spinner.test.tsx',
      'ui/button.test.tsx',
      'cart/cart.test.ts',
    ]);
  });

  test('have a changed test first, and each test once, also in a circle of imports', () => {
    expect(findRelatedTests(['cart/cart.test.ts', 'cart/cart.tsx', 'ui/button.tsx'], importers)).toEqual([
      'cart/cart.test.ts',
      'ui/button.test.tsx',
      'ui/spinner.test.tsx',
    ]);
  });

  test('are none for a file that no module imports', () => {
    expect(findRelatedTests(['README.md'], importers)).toEqual([]);
  });

  test.each([
    ['scripts/related-tests.ts', 'scripts/related-tests.test.ts'],
    ['shared/src/locales/de.json', 'shared/src/locales/typography.test.ts'],
    ['server/src/session/sign-ins.ts', 'server/src/session/sign-ins.test.ts'],
  ])('of %s in this repository have %s', (changed, related) => {
    expect(findRelatedTests([changed])).toContain(related);
  });
});
