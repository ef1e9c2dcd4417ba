/** A value that only its own file uses is not exported, so that a reader knows where to look for its users. */
import { expect, it } from 'vitest';
import { listFiles, readText } from './tracked-files.ts';

const EXPORTED = /^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm;

/** The OpenAPI document finds the schemas of the models by this ending (server/src/plugins/openapi-schemas.ts). */
const FOUND_BY_NAME = /Schema$/;

const sources = listFiles('*.ts', '*.tsx', '*.js', '*.mjs', '*.html').map((path) => {
  const text = readText(path);
  const words: readonly string[] = text.match(/\w+/g) ?? [];
  return { path, text, words };
});

it('exports no value that is used in its own file only', () => {
  const files = new Map<string, number>();
  for (const { words } of sources) for (const word of new Set(words)) files.set(word, (files.get(word) ?? 0) + 1);
  const needless = sources.flatMap(({ path, text, words }) =>
    [...text.matchAll(EXPORTED)]
      .map(([, name = '']) => name)
      .filter((name) => files.get(name) === 1 && words.filter((word) => word === name).length > 1)
      .filter((name) => !FOUND_BY_NAME.test(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(needless).toEqual([]);
});
