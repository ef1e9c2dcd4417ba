/**
 * The defaults and limits in the table of variables are those of the code: written out, the defaults give the same
 * configuration, and a value beyond a limit is refused.
 */

import { readConfig } from '@perennial/server/config';
import { expect, it } from 'vitest';
import { readText } from '../repository/tracked-files.ts';
import { required } from './required-variables.ts';

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

const accepts = (name: string, value: string) => {
  try {
    readConfig({ ...required, [name]: value });
    return true;
  } catch {
    return false;
  }
};

const limits = (readText('docs/operate/configuration.md').match(/^\| `[A-Z].*$/gm) ?? []).flatMap((row) => {
  const [, names = '', , meaning = ''] = row.split('|');
  const found = meaning.match(/from ([\d.]+) to ([\d.]+\d|\d)|at least (\d+) characters/);
  return found ? [{ names: [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name), found }] : [];
});

it('has limits', () => {
  expect(limits.length).toBeGreaterThan(4);
});

it.each(limits)('$names accepts the values of its limits, and none beyond', ({ names, found }) => {
  const [, least = '', most = '', characters] = found;
  const letters = (count: number) => 'a'.repeat(count);
  const [inside, beyond] = characters
    ? [[letters(Number(characters))], [letters(Number(characters) - 1)]]
    : [
        [least, most],
        [`-0.1`, String(Number(most) + 0.05)],
      ];
  // One row can have two variables, of which one has the limits.
  const fits = names.filter((name) => inside.every((value) => accepts(name, value)));
  expect(fits.filter((name) => beyond.every((value) => !accepts(name, value)))).toHaveLength(1);
});
