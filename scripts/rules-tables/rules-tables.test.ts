import { countryCodes } from '@perennial/shared/countries/country-codes';
import { formatPhoneNumber, isPhoneNumber } from '@perennial/shared/validation/person-fields';
import { describe, expect, it } from 'vitest';
import { listFiles, readText } from '../repository/tracked-files.ts';
import { fillBlocks, findBlocks } from './markdown.ts';
import { tables } from './tables.ts';

const pages = listFiles('docs/rules/*.md', 'docs/operate/*.md');

describe('the tables of docs/rules and docs/operate', () => {
  it.each(pages)('%s is what `pnpm rules-tables` writes', (path) => {
    const page = readText(path);
    expect(fillBlocks(page, tables)).toBe(page);
  });

  it('are all used', () => {
    expect(pages.flatMap((path) => findBlocks(readText(path))).sort()).toEqual(Object.keys(tables).sort());
  });

  it('show a change of the code', () => {
    const page = '<!-- table: one -->\nold\n<!-- /table -->\n';
    expect(fillBlocks(page, { one: () => 'new' })).toBe('<!-- table: one -->\nnew\n<!-- /table -->\n');
    expect(() => fillBlocks(page, {})).toThrow('There is no table one');
  });
});

describe('the phone numbers in docs/rules/addresses.md', () => {
  const section = /## Phone numbers\n([\s\S]*?)\n## /.exec(readText('docs/rules/addresses.md'))?.[1] ?? '';
  const rows = [...section.matchAll(/^\| ([A-Z, ]+) \| [^|]+ \| `([^`]+)` \|$/gm)].flatMap(
    ([, countries = '', example = '']) => countries.split(', ').map((country) => [country, example] as const),
  );

  it('have a row for each country', () => {
    expect(rows.map(([country]) => country).sort()).toEqual([...countryCodes].sort());
  });

  it.each(countryCodes)('%s: the example is accepted', (country) => {
    const example = rows.find(([code]) => code === country)?.[1] ?? '';
    expect(isPhoneNumber(country, formatPhoneNumber(country, example))).toBe(true);
  });
});
