import { expect, it } from 'vitest';
import { assignStyles, reachFrom } from './page-styles.ts';

type Imports = Readonly<Record<string, readonly string[]>>;

/** The modules of a small shop: the first page has a dialog that is loaded later. */
const imports: Imports = {
  'main.ts': ['button.tsx'],
  'button.tsx': ['button.css'],
  'cart.tsx': ['cart.css', 'button.tsx', 'price.ts'],
  'price.ts': [],
  'account.tsx': ['row.tsx', 'price.ts'],
  'row.tsx': ['row.css'],
  'dialog.tsx': ['dialog.css', 'button.tsx', 'row.tsx'],
};

const infoOf = (id: string) => ({
  isEntry: id === 'main.ts',
  importedIds: [...(imports[id] ?? [])],
  dynamicImporters: /^(?:cart|account|dialog)\.tsx$/.test(id) ? ['main.ts'] : [],
});

const chunk = (modules: readonly string[], imported: readonly string[], styles: readonly string[]) => ({
  modules: Object.fromEntries(modules.map((id) => [id, {}])),
  imports: imported,
  viteMetadata: { importedCss: new Set(styles) },
});

const chunks = new Map([
  ['common.js', chunk(['main.ts', 'button.tsx', 'button.css'], [], ['common.css'])],
  // The bundler has put together what several pages need a part of.
  ['shared.js', chunk(['price.ts', 'row.tsx', 'row.css'], [], ['shared.css'])],
  ['cart.js', chunk(['cart.tsx', 'cart.css'], ['common.js', 'shared.js'], ['cart.css'])],
  ['account.js', chunk(['account.tsx'], ['shared.js', 'common.js'], [])],
  ['dialog.js', chunk(['dialog.tsx', 'dialog.css'], ['common.js', 'shared.js'], ['dialog.css'])],
]);

const fileOf = new Map([
  ['button.css', 'common.css'],
  ['row.css', 'shared.css'],
  ['cart.css', 'cart.css'],
  ['dialog.css', 'dialog.css'],
]);

it('reaches what a module imports, and what that imports', () => {
  expect([...reachFrom(['account.tsx'], infoOf)]).toEqual(['account.tsx', 'row.tsx', 'price.ts', 'row.css']);
});

it('ends where modules import each other in a circle', () => {
  const circle = (id: string) => ({ ...infoOf(id), importedIds: [id === 'a.ts' ? 'b.ts' : 'a.ts'] });
  expect([...reachFrom(['a.ts'], circle)]).toEqual(['a.ts', 'b.ts']);
});

it('gives pages and later parts the styles of what they import, in the order of before, and shared files none', () => {
  expect(Object.fromEntries(assignStyles(chunks, fileOf, infoOf))).toEqual({
    'common.js': ['common.css'],
    'shared.js': [],
    'cart.js': ['cart.css', 'common.css'],
    'account.js': ['shared.css'],
    'dialog.js': ['dialog.css', 'common.css', 'shared.css'],
  });
});
