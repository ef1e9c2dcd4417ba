/** What the check expected, and what it found. */
import { toTable } from '../report.ts';

/** A larger difference means that a constant is not true any more. */
const TOLERANCE = 0.1;

export type Comparison = {
  readonly name: string;
  readonly unit: string;
  readonly expected: number;
  readonly found: number;
};

/** Returns the difference as a share of what was expected. */
function differenceOf({ expected, found }: Comparison): number {
  return found / expected - 1;
}

/** Returns the rows that differ too much. What was not found differs, too. */
export function findWrong(rows: readonly Comparison[]): readonly Comparison[] {
  return rows.filter((row) => !(Math.abs(differenceOf(row)) <= TOLERANCE));
}

/** Returns a table of all rows; those that differ too much have a `!`. */
export function formatComparisons(rows: readonly Comparison[]): string {
  const wrong = new Set(findWrong(rows));
  const toCells = (row: Comparison) => [
    row.name,
    row.unit,
    formatNumber(row.expected),
    formatNumber(row.found),
    `${(differenceOf(row) * 100).toFixed(1)} %${wrong.has(row) ? ' !' : ''}`,
  ];
  return toTable([['', 'unit', 'expected', 'found', 'difference'], ...rows.map(toCells)]);
}

function formatNumber(value: number): string {
  return value < 1000 && !Number.isInteger(value) ? value.toFixed(1) : value.toFixed(0);
}
