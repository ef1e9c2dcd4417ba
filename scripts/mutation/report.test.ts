import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../repository/tracked-files.ts';
import {
  forgetSurvivors,
  listSurvivors,
  type Mutant,
  type MutationReport,
  readHarmless,
  scoreByFolder,
  toPercent,
  toRow,
} from './report.ts';

const source = 'export const limit =\n  count > 3;\n';

function mutant(status: string, changes: Partial<Mutant> = {}): Mutant {
  const location = { start: { line: 2, column: 3 }, end: { line: 2, column: 12 } };
  return { mutatorName: 'EqualityOperator', replacement: 'count >= 3', status, location, ...changes };
}

function reportOf(...statuses: readonly string[]): MutationReport {
  return { files: { 'shared/src/cart/limit.ts': { source, mutants: statuses.map((status) => mutant(status)) } } };
}

describe('mutation report', () => {
  it.each([
    [['Killed', 'Timeout'], { killed: 2, total: 2, refused: 0 }, 100],
    [['Killed', 'Survived', 'NoCoverage', 'Killed'], { killed: 2, total: 4, refused: 0 }, 50],
    [['CompileError', 'RuntimeError', 'Ignored'], { killed: 0, total: 0, refused: 1 }, 100],
  ])('counts %j', (statuses, score, percent) => {
    expect([...scoreByFolder(reportOf(...statuses))]).toEqual([['shared/src/cart', score]]);
    expect(toPercent(score)).toBe(percent);
  });

  it('names the original and the replacement of a survivor', () => {
    expect(listSurvivors(reportOf('Killed', 'Survived')).map(toRow)).toEqual([
      'shared/src/cart/limit.ts\tcount > 3\tcount >= 3',
    ]);
  });

  it('names a survivor that spans lines in one line', () => {
    const location = { start: { line: 1, column: 14 }, end: { line: 2, column: 12 } };
    const report = { files: { 'a/b.ts': { source, mutants: [mutant('NoCoverage', { location })] } } };
    expect(listSurvivors(report).map(toRow)).toEqual(['a/b.ts\tlimit = count > 3\tcount >= 3']);
  });
});

it('a later run repeats all survivors', () => {
  const kept = [mutant('Killed'), mutant('Timeout')];
  const mutants = [mutant('Survived'), ...kept, mutant('NoCoverage')];
  const report = { schemaVersion: '2', files: { 'a/b.ts': { source, mutants } } };
  expect(forgetSurvivors(report)).toEqual({ schemaVersion: '2', files: { 'a/b.ts': { source, mutants: kept } } });
});

describe('harmless mutants', () => {
  it('are in files that exist', () => {
    const rows = [...readHarmless(readFileSync(join(import.meta.dirname, 'harmless.tsv'), 'utf8'))];
    const missing = rows.filter((row) => !existsSync(join(ROOT, row.split('\t')[0] ?? '')));
    expect(rows.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  it('need a reason', () => {
    expect(() => readHarmless('a.ts\tx\ty\t \n')).toThrow('no reason');
    expect(readHarmless('# comment\na.ts\tx\ty\tboth end in the same text\n')).toEqual(new Set(['a.ts\tx\ty']));
  });
});
