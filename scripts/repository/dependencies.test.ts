/** docs/dependencies.md has a row with a reason for each dependency, and the licences are known. */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, ROOT, readText } from './tracked-files.ts';

type Manifest = {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

const readManifest = (path: string): Manifest => JSON.parse(readText(path));

const page = readText('docs/dependencies.md');
const rows = [...page.matchAll(/^\| `(.+?)` \| (.+?) \| (.+?) \| (.+?) \|$/gm)].flatMap(
  ([, name = '', folders = '', , licence = '']) => folders.split(', ').map((folder) => ({ folder, name, licence })),
);

/** The apps of the frameworks are no part of the workspace: `bench frameworks` alone installs them. */
const manifests = listFiles('package.json', '*/package.json', 'contracts/sandbox/package.json').filter(
  (path) => !path.startsWith('web/e2e/') && !path.startsWith('server/bench/frameworks/'),
);

function directDependencies() {
  return manifests.flatMap((path) => {
    const { dependencies, devDependencies } = readManifest(path);
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !version.startsWith('workspace:'))
      .map(([name]) => ({ folder: dirname(path), name }));
  });
}

const toText = ({ folder, name }: { folder: string; name: string }) => `${name} in ${folder}`;

describe('the page of dependencies', () => {
  it('has each direct dependency once, and no other', () => {
    expect(rows.map(toText).sort()).toEqual(directDependencies().map(toText).sort());
  });

  it('has the licence of what is installed', () => {
    const differing = rows.filter(
      ({ folder, name, licence }) =>
        readManifest(join(folder, 'node_modules', name, 'package.json')).license !== licence,
    );
    expect(differing).toEqual([]);
  });

  it('names the licence of every package that is installed', () => {
    const sentence = page.split('has one of these licences')[1]?.split(' The list')[0] ?? '';
    const allowed = new Set([...sentence.matchAll(/`(.+?)`/g)].map(([, licence = '']) => licence));
    const installed = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', { cwd: ROOT })
      .map((path) => readManifest(path))
      .filter(({ name, version }) => name && version);
    expect(installed.length).toBeGreaterThan(300);
    const read = new Set([...page.matchAll(/^\| `([^`]+)` \| [^|]+ \|$/gm)].map(([, name]) => name));
    const unknown = installed.filter(({ name, license }) => !read.has(name) && !isAllowed(String(license), allowed));
    expect(unknown.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });
});

/** One of alternatives is enough; of licences that hold together each one counts. */
function isAllowed(licence: string, allowed: ReadonlySet<string>): boolean {
  const alternatives = licence.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((terms) => terms.split(' AND ').every((term) => allowed.has(term)));
}
