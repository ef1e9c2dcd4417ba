/** The defaults in the table of variables are those of the code: written out, they give the same configuration. */

import { readConfig } from '@perennial/server/config';
import { expect, it } from 'vitest';
import { required } from './required-variables.ts';
import { readText } from './tracked-files.ts';

const defaults = readConfig(required);
const values = defaults as Readonly<Record<string, unknown>>;

/** The values after the word `default` of a cell, without remarks in brackets. */
function readDefaults(meaning: string): readonly string[] {
  const [, written = ''] = meaning.match(/default(?:: | )(.*)$/) ?? [];
  const found = written.replaceAll(/\([^)]*\)/g, '').matchAll(/`([^`]*)`|(?<![\w`])(\d[\d.]*)(?![\w`])/g);
  return [...found].map(([, code, number]) => code ?? number ?? '');
}

const rows = (readText('docs/operate/configuration.md').match(/^\| `[A-Z].*$/gm) ?? []).map((row) => {
  const [, names = '', , meaning = ''] = row.split('|');
  const withDefault = [...names.matchAll(/`([A-Z_]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => values[name] !== undefined && !(name in required));
  return { names: withDefault, meaning };
});

it.each(
  rows.filter(({ names }) => names.length > 0).map(({ names, meaning }) => [names.join(', '), names, meaning] as const),
)('%s', (_, names, meaning) => {
  const isNothing = (name: string) => ['false', '[]', '{}'].includes(JSON.stringify(values[name]));
  if (names.every(isNothing)) {
    expect(meaning).toMatch(/default: (none|off)|without a URL there is no link|^((?!default).)*$/);
    return;
  }
  const written = readDefaults(meaning);
  expect(written).toHaveLength(names.length);
  for (const [index, name] of names.entries()) {
    expect([name, readConfig({ ...required, [name]: written[index] })]).toEqual([name, defaults]);
  }
});
