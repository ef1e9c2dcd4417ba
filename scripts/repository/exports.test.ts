/** What only its own file uses is not exported, so that a reader knows where to look for its users. */
import { expect, it } from 'vitest';
import { filesNamedIn } from './import-graph.ts';
import { listFiles, readText } from './tracked-files.ts';

const EXPORTED = /^export (?:async )?(?:function\*?|const|let|class|type|interface) (\w+)/gm;

/** The OpenAPI document finds the schemas of the models by this ending (server/src/plugins/openapi-schemas.ts). */
const FOUND_BY_NAME = /Schema$/;

/** Exports for programs that import no file by its name. */
const ENTRIES = [
  // Stryker loads it by the option `plugins`.
  'scripts/mutation/compiler/plugin.ts: strykerPlugins',
  'scripts/mutation/ignore-markup.ts: strykerPlugins',
  'scripts/mutation/test-runner/plugin.ts: strykerPlugins',
  // Vitest calls it by the option `globalSetup`.
  'server/scenarios/build-shop.ts: setup',
  // The BFF loads what the build has made of it.
  'web/src/app/rendering/server-entry.ts: rendering',
];

/** A framework asks for the exports of a route by their names, and its app is copied before it is built. */
const isOfFramework = (path: string) => /^server\/bench\/frameworks\/[^/]+\//.test(path);

const sources = listFiles('*.ts', '*.tsx', '*.js', '*.mjs', '*.html')
  .filter((path) => !isOfFramework(path))
  .map((path) => ({ path, text: readText(path) }));

/** For each file, the words of the files that import it. */
function wordsOfImporters(): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    const found: readonly string[] = text.match(/\w+/g) ?? [];
    for (const named of new Set(filesNamedIn(path, text))) {
      const known = words.get(named) ?? new Set();
      words.set(named, known);
      for (const word of found) known.add(word);
    }
  }
  return words;
}

it('exports no value and no type that no other file imports', () => {
  const used = wordsOfImporters();
  const needless = sources.flatMap(({ path, text }) =>
    [...text.matchAll(EXPORTED)]
      .map(([, name = '']) => name)
      .filter((name) => !used.get(path)?.has(name) && !FOUND_BY_NAME.test(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(needless).toEqual(ENTRIES);
});
