/** A folder with copies of the files that a generator reads and changes, empty before each test of the file. */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { ROOT } from '../../repository/tracked-files.ts';
import { BIOME, isFormatted } from '../generate.ts';

/** What a generator reads and changes. */
const needed = {
  country: ['shared/src/address', 'shared/src/countries', 'shared/src/cultures', 'shared/src/validation'].concat(
    'shared/src/locales/texts.ts',
    'contracts/sandbox/shop-api/market',
    'web/src/features/checkout/ordered-amounts.test.tsx',
  ),
  language: ['shared/src/locales', 'shared/src/cultures', 'contracts/sandbox/pages'].concat(
    ['content/legal', 'content/sources', 'shop-api/errors', 'shop-api/products', 'shop-api/returns'].map(
      (folder) => `contracts/sandbox/${folder}`,
    ),
  ),
  call: [
    'shared/src/catalogue',
    'shared/src/typed-tables.ts',
    'contracts/sandbox/shop-api/handlers',
    'contracts/consumer/interactions',
  ],
  page: ['web/src/app/routing', 'web/src/paths.ts', 'shared/src/locales/en.json', 'docs/rules/sign-in.md'],
} as const;

export function useCopiedSources(kind: keyof typeof needed) {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'perennial-new-'));
    for (const path of needed[kind]) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return {
    root: () => root,
    read,
    readJson: (path: string): unknown => JSON.parse(read(path)),
    write: (path: string, text: string) => writeFileSync(join(root, path), text),
    load: (path: string) => import(join(root, path)),
    /** Returns all files with their texts. */
    snapshot: () =>
      globSync('**/*', { cwd: root })
        .filter((path) => statSync(join(root, path)).isFile())
        .map((path) => [path, read(path)]),
    /** Formats files as the command does. Throws for one that is no TypeScript or JSON. */
    format: (paths: readonly string[]) => {
      const files = paths.filter(isFormatted).map((path) => join(root, path));
      execFileSync(process.execPath, [...BIOME, '--vcs-enabled=false', `--config-path=${ROOT}`, ...files], {
        stdio: 'pipe',
      });
    },
  };
}
