import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompiler } from './plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
const price = join(folder, 'price.ts');
const PRICE = "const currency: 'EUR' | 'GBP' = 'EUR';\nexport const price: number = 3 + currency.length;\n";
const compiler = createCompiler({ mutate: [price] });

beforeAll(async () => {
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, types: [] } }));
  writeFileSync(price, PRICE);
  await compiler.init();
});

afterAll(async () => {
  await compiler.dispose();
  rmSync(folder, { recursive: true });
});

/** A mutant of the first place of a text. */
function mutant(original: string, replacement: string) {
  const line = PRICE.split('\n').findIndex((content) => content.includes(original));
  const column = PRICE.split('\n')[line]?.indexOf(original) ?? 0;
  const location = { start: { line, column }, end: { line, column: column + original.length } };
  return { id: `${original} -> ${replacement}`, fileName: price, replacement, location };
}

test('a mutant is refused that does not compile, and one that does is tested', async () => {
  const verdicts = await compiler.check([
    mutant("= 'EUR'", '= ""'),
    mutant('3 + currency.length', '3 - currency.length'),
    mutant('3 + currency.length', '"three"'),
    mutant("= 'EUR'", "= 'GBP'"),
  ]);
  expect(Object.entries(verdicts).map(([id, { status }]) => [id, status])).toEqual([
    [`= 'EUR' -> = ""`, 'compileError'],
    ['3 + currency.length -> 3 - currency.length', 'passed'],
    ['3 + currency.length -> "three"', 'compileError'],
    [`= 'EUR' -> = 'GBP'`, 'passed'],
  ]);
});

test('the file is taken as it was before the run, whatever Stryker writes into it', async () => {
  writeFileSync(price, 'an instrumented file');
  const same = mutant('3', '4');
  expect(await compiler.check([same])).toEqual({ [same.id]: { status: 'passed' } });
});
