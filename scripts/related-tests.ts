/** Which unit tests are related to changed files, the nearest first. */
import { filesNamedIn } from './repository/import-graph.ts';
import { listFiles, readText } from './repository/tracked-files.ts';

const isUnitTest = /\.test\.tsx?$/;

/**
 * Returns the test files that import one of the files, directly or through others, in the order of how many imports lie
 * between. A changed test file comes first.
 */
export function findRelatedTests(
  changed: readonly string[],
  importers: ReadonlyMap<string, readonly string[]> = readImporters(),
): readonly string[] {
  const found = new Set(changed);
  // A Set is walked in the order of insertion, also over what is added meanwhile: the nearest importers come first.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return [...found].filter((file) => isUnitTest.test(file));
}

/** Returns the files that import each file of the repository. */
function readImporters(): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const importer of listFiles('*.ts', '*.tsx')) {
    for (const imported of filesNamedIn(importer, readText(importer))) {
      importers.set(imported, [...(importers.get(imported) ?? []), importer]);
    }
  }
  return importers;
}
