import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchFolders } from './watch-folders.ts';

let folder: string;
let unwatch: () => void;
let told: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'perennial-watch-'));
  mkdirSync(join(folder, 'routes'));
  writeFileSync(join(folder, 'routes/calls.ts'), 'before');
  told = [];
  unwatch = watchFolders([folder], (paths) => void told.push(...paths.map((path) => relative(folder, path))));
});
afterEach(() => {
  unwatch();
  rmSync(folder, { recursive: true, force: true });
});

/** Changes something, and returns the files that are told. */
async function toldOf(change: () => void): Promise<readonly string[]> {
  told.length = 0;
  change();
  // The last report ends the wait, so that no report that must not come can come later.
  writeFileSync(join(folder, 'last.json'), String(Math.random()));
  await expect.poll(() => told).toContain('last.json');
  return [...new Set(told)].filter((path) => path !== 'last.json');
}

const file = (path: string) => join(folder, path);

it('reports each save, in the file or by another file in its place, again and again', async () => {
  const inPlace = () => writeFileSync(file('routes/calls.ts'), String(Math.random()));
  const replaced = () => {
    writeFileSync(file('routes/.calls.ts.swp'), String(Math.random()));
    renameSync(file('routes/.calls.ts.swp'), file('routes/calls.ts'));
  };
  for (const save of [inPlace, replaced, replaced, inPlace, replaced])
    expect(await toldOf(save)).toEqual(['routes/calls.ts']);
});

it('reports a file in a folder that is new, and of one that is removed', async () => {
  await toldOf(() => mkdirSync(file('limits')));
  expect(await toldOf(() => writeFileSync(file('limits/one.ts'), ''))).toEqual(['limits/one.ts']);
  expect(await toldOf(() => rmSync(file('routes/calls.ts')))).toEqual(['routes/calls.ts']);
});

it('tells nothing of tests, and of what an editor keeps beside a file', async () => {
  const beside = ['routes/calls.test.ts', 'routes/calls.ts~', 'routes/4913', 'routes/.calls.ts.swp', 'notes.md'];
  expect(await toldOf(() => beside.map((path) => writeFileSync(file(path), '')))).toEqual([]);
});
