import { writeFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { keepCompiledRoutes, repeated } from './compiled-routes.ts';
import { readRouter } from './testing/installed-router.ts';

const installed = readRouter('development');

it.each(repeated)('$name is in the router that the build for the server takes', ({ declaration }) => {
  expect(installed).toMatch(declaration);
});

it('a path is matched as before, and its pattern is compiled once', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'perennial-router-'));
  const text = installed.slice(installed.indexOf('function compilePath('));
  const own = text.slice(0, text.indexOf('\n}') + 2);
  const load = async (name: string, code: string): Promise<{ compilePath(path: string): [RegExp, unknown] }> => {
    const file = join(folder.path, name);
    writeFileSync(file, `const warning = () => {};\n${code}\nexport { compilePath };`);
    return import(pathToFileURL(file).href);
  };
  const [before, kept] = [await load('before.mjs', own), await load('kept.mjs', keepCompiledRoutes(own))];
  const path = '/my-account/subscription-details/:id';
  expect(kept.compilePath(path)).toEqual(before.compilePath(path));
  expect(kept.compilePath(path)).toBe(kept.compilePath(path));
  expect(kept.compilePath('/cart')).not.toBe(kept.compilePath(path));
});
