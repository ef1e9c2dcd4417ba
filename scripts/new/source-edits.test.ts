import { describe, expect, test } from 'vitest';
import {
  addAfterRow,
  addBeforeLine,
  addImport,
  addItem,
  addJsonImport,
  addToJson,
  copyRow,
  hasRow,
  Refusal,
} from './source-edits.ts';

const table = `const a = {
  NL: one,
  GB: {
    name: 'Great Britain',

    list: [
      2,
    ],
  },
  US: call(
    three,
  ),
} as const;

const b = { NL: 4 };
`;

describe('a row', () => {
  test('is copied with all its lines to the end of its table', () => {
    const copied = copyRow(table, 'GB', 'IE', (row) => row.replace('Great Britain', 'Ireland'));
    expect(copied).toBe(
      table.replace('} as const;', "  IE: {\n    name: 'Ireland',\n\n    list: [\n      2,\n    ],\n  },\n} as const;"),
    );
  });

  test('is found by its whole key', () => {
    expect(['NL', 'GB', 'G', 'name'].map((key) => hasRow(table, key))).toEqual([true, true, false, false]);
  });

  test('is added after another, also after one that goes on with a bracket', () => {
    expect(addAfterRow(table, 'US', '  X: 1,')).toBe(table.replace('} as const;', '  X: 1,\n} as const;'));
    expect(addAfterRow(table, 'NL', '  X: 1,')).toBe(table.replace('  GB: {', '  X: 1,\n  GB: {'));
  });

  test.each([
    ['that is not there', () => copyRow(table, 'FR', 'IE'), 'there is no row "FR"'],
    ['whose key is taken', () => copyRow(table, 'GB', 'US'), 'there is a row "US" already'],
    ['beside one that is not there', () => addAfterRow(table, 'FR', ''), 'there is no row "FR"'],
    ['before a line that is not there', () => addBeforeLine(table, '} as any', ''), 'there is no line "} as any"'],
    ['of a list that is not there', () => addItem(table, 'c = [', '1'), 'there is no "c = ["'],
    ['of JSON beside none', () => addJsonImport(table, 'fi'), 'there is no import of en.json'],
  ])('%s is refused', (_, write, message) => {
    expect(write).toThrow(new Refusal(message));
  });
});

test('a line is added before another', () => {
  expect(addBeforeLine(table, 'const b', '// Two')).toBe(table.replace('const b', '// Two\nconst b'));
});

test.each([
  ["x = ['a', 'b'];", "x = ['a', 'b', 'c' ];"],
  ["x = [\n  'a',\n  'b',\n] as const;", "x = [\n  'a',\n  'b', 'c' ] as const;"],
  ['x = [];', "x = [ 'c' ];"],
])('an item comes to the end of a list: %s', (source, expected) => {
  expect(addItem(source, 'x = [', "'c'")).toBe(expected);
});

describe('an import', () => {
  const source = `import { z } from 'zod';\nimport type { A } from './a.ts';\nimport {\n  b,\n  c,\n} from './b.ts';\n\nz();\n`;

  test('joins the others of its module', () => {
    expect(addImport(source, 'd', './b.ts')).toBe(source.replace('  c,\n}', '  c, d }'));
    expect(addImport(source, 'y', 'zod')).toBe(source.replace('{ z }', '{ z, y }'));
  });

  test('stands alone after the last one otherwise', () => {
    expect(addImport(source, 'd', './d.ts')).toBe(
      source.replace("'./b.ts';", "'./b.ts';\nimport { d } from './d.ts';"),
    );
  });

  test('is written once', () => {
    expect(addImport(source, 'c', './b.ts')).toBe(source);
  });

  test('of JSON stands after the one of English', () => {
    const english = "import en from './texts/en.json' with { type: 'json' };\n";
    expect(addJsonImport(english, 'fi')).toBe(`${english}import fi from './texts/fi.json' with { type: 'json' };\n`);
  });
});

describe('a value in JSON', () => {
  test('is added at its path, with the parts of the path that are missing', () => {
    expect(JSON.parse(addToJson('{"a":{"b":"c"}}', ['a', 'd', 'e'], 'f'))).toEqual({ a: { b: 'c', d: { e: 'f' } } });
  });

  test.each([[['a', 'b']], [['a', 'b', 'c']]] as const)('is refused where a text is: %j', (path) => {
    expect(() => addToJson('{"a":{"b":"c"}}', path, 'f')).toThrow(Refusal);
  });
});
