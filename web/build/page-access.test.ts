/** Compares the routes with the table in docs/rules/sign-in.md#page-access, and with the modules of pages. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type PageRoute, pageRoutes, redirects } from '../src/app/routing/route-table.ts';

type Access = readonly [path: string, access: string];

function listPages(routes: readonly PageRoute[], parent = ''): Access[] {
  return routes.flatMap(({ path, access, children = [] }): Access[] => {
    const full = parent === '' ? path : `${parent}/${path}`;
    return [[full.replace(/:\w+/g, '{id}'), access], ...listPages(children, full)];
  });
}

/** Returns the paths of a table row. The first is complete, the others replace its last segments. */
function readRow(row: string): Access[] {
  const [, cell = '', access = ''] = row.split('|').map((text) => text.trim());
  const [first = '', ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  const siblings = others.map((name) => first.split('/').slice(0, -name.split('/').length).concat(name).join('/'));
  return [first, ...siblings].map((path) => [path, access.split(' ')[0] ?? '']);
}

it('the table of page access has every page and every redirect', () => {
  const page = readFileSync(new URL('../../docs/rules/sign-in.md', import.meta.url), 'utf8');
  const section = page.split('\n## Page access\n')[1]?.split('\n## ')[0] ?? '';
  const documented = Object.fromEntries(
    section
      .split('\n')
      .filter((line) => line.startsWith('| `/'))
      .flatMap(readRow),
  );
  const pages = Object.fromEntries(listPages(pageRoutes));
  const redirected = redirects.map(({ path }) => path).filter((path) => path !== '*');
  expect(documented).toMatchObject(pages);
  expect(Object.keys(documented).sort()).toEqual([...Object.keys(pages), ...redirected].sort());
});

it('every page and layout in the features has a route, and every route has a module', () => {
  const features = fileURLToPath(new URL('../src/features/', import.meta.url));
  const modules = globSync('**/*-{page,layout}.tsx', { cwd: features }).map((file) => file.replace('.tsx', ''));
  const namesOf = ({ page, children = [] }: PageRoute): string[] => [page, ...children.flatMap(namesOf)];
  expect(pageRoutes.flatMap(namesOf).sort()).toEqual(modules.sort());
});
