/** A setting that a document writes with its value is one that the BFF takes, and what stands for a sign is right. */

import { ConfigError, readConfig, variableNames } from '@perennial/server/config';
import { expect, it } from 'vitest';
import { listFiles, readText } from '../repository/tracked-files.ts';
import { required } from './required-variables.ts';

/** Wrong on purpose, with what the BFF says of each. */
const WRONG = 'docs/operate/wrong-settings.md';

/** Values that stand for those of the reader, or whose meaning is that they are wrong. */
const placeholder = /[…<]|^\$|^\{\{|\.pem$|^file:/;

const documents = listFiles('README.md', 'CONTRIBUTING.md', 'docs/*.md', 'docs/**/*.md').filter(
  (path) => path !== WRONG && !path.startsWith('docs/decisions/'),
);

const written = documents.flatMap((path) => {
  const text = readText(path);
  const inline = [...text.matchAll(/`([A-Z][A-Z_]+)=()([^`\s]+)`/g)];
  const inBlocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => [
    ...block.matchAll(/^([A-Z][A-Z_]+)=(["']?)(.*?)(?:\2(?=\s|$))/gm),
  ]);
  return [...inline, ...inBlocks].map(([, name = '', , value = '']) => ({ path, name, value }));
});
const settings = written.filter(({ name, value }) => variableNames.includes(name) && !placeholder.test(value));

/** What is wrong with a value by itself: another setting that it needs is not. */
function findFaults(name: string, value: string): readonly string[] {
  try {
    readConfig({ ...required, [name]: value });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.lines.filter((line) => line.startsWith(name) && !/ needs | names several hosts/.test(line));
  }
}

it('are in several documents', () => {
  expect(new Set(settings.map(({ path }) => path)).size).toBeGreaterThan(5);
  expect(settings.length).toBeGreaterThan(30);
});

it.each(settings)('$path: $name=$value', ({ name, value }) => {
  expect(findFaults(name, value)).toEqual([]);
});

it('says how a sign of a password is written in a URL', () => {
  const signs = [...readText('docs/operate/redis.md').matchAll(/`(\S)` (?:is written )?as `(%\w\w)`/g)];
  expect(signs.map(([, sign]) => sign)).toEqual(['%', '@']);
  for (const [, sign = '', code] of signs) expect(encodeURIComponent(sign)).toBe(code);
});
