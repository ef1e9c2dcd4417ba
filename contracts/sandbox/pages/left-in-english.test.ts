/** What the sandbox says in a language is in that language: a new one begins with copies of the English texts. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from './language.ts';

const sandbox = new URL('../', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, sandbox), 'utf8'));

const folders = globSync('**/texts/en.json', { cwd: sandbox, exclude: ['**/node_modules/**'] }).map((path) =>
  path.replace(/en\.json$/, ''),
);
const contentSources = globSync('content/sources/*.json', { cwd: sandbox }).map(read);

/** Returns every sentence with its path. A single word, or a text of values, may be the same in two languages. */
function sentencesIn(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'string')
    return Object.entries(value ?? {}).flatMap(([key, inner]) => sentencesIn(inner, `${path}.${key}`));
  return value.length > 12 && /\p{L} \p{L}/u.test(value) && !value.includes('{') ? [`${path} ${value}`] : [];
}

function sentencesOf(language: string): readonly string[] {
  return [
    ...folders.flatMap((folder) => sentencesIn(read(`${folder}${language}.json`), folder)),
    ...contentSources.flatMap((source) => sentencesIn(Reflect.get(Object(source), language))),
  ];
}

it.each(languages.filter((language) => language !== 'en'))('the texts in %s are not left in English', (language) => {
  const english = new Set(sentencesOf('en'));
  expect(folders).toHaveLength(4);
  expect(english.size).toBeGreaterThan(100);
  expect(sentencesOf(language).filter((sentence) => english.has(sentence))).toEqual([]);
});
