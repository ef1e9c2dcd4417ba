import { expect, it } from 'vitest';
import { listFiles, readText } from './tracked-files.ts';

/**
 * Every page and dialog of the client is in the tables of states that axe looks at
 * (docs/rules/accessibility.md#states).
 */

/** The dialog that others are made of, and the one whose words others give. */
const parts = ['web/src/ui/dialog.tsx', 'web/src/features/subscription/actions/confirm-dialog.tsx'];

const tables = listFiles('web/e2e/states/*.ts').map(readText).join('\n');

/** The values of `shows`. */
const shown = new Set(
  [...tables.matchAll(/\bshows: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  ),
);

const pages = [...readText('web/src/app/routing/route-table.ts').matchAll(/\bpage: '([^']+)'/g)].map(
  ([, page = '']) => page,
);

/** Returns the names of the components that open a dialog. */
function dialogsIn(path: string): readonly string[] {
  const text = readText(path);
  const components = [...text.matchAll(/^(?:export )?(?:default )?function (\w+)/gm)];
  return [...text.matchAll(/<(?:Dialog|ConfirmDialog)\b/g)].map(
    ({ index }) => components.findLast((component) => component.index < index)?.[1] ?? path,
  );
}

const dialogs = listFiles('web/src/**/*.tsx')
  .filter((path) => !path.endsWith('.test.tsx') && !path.startsWith('web/src/testing/') && !parts.includes(path))
  .flatMap(dialogsIn);

it('has a state of every page and of every dialog', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(dialogs.length).toBeGreaterThan(20);
  expect([...pages, ...dialogs].filter((name) => !shown.has(name))).toEqual([]);
});

it('names pages and dialogs that exist', () => {
  expect([...shown].filter((name) => !pages.includes(name) && !dialogs.includes(name))).toEqual([]);
});
