/** The table of the presses, and what misses its target. */

/** Durations in milliseconds, one for each time that the press was made. */
export type Row = { readonly name: string; readonly durations: readonly number[] };

type Figures = { readonly lowest: number; readonly median: number; readonly worst: number };

/** In milliseconds; a figure must not be above its limit. */
const limits = { median: 100, worst: 200 } as const;

const isMissed = (figure: keyof typeof limits, value: number): boolean => value > limits[figure];

/**
 * Returns the figures of a row; undefined without a press. The median of an even number is the longer of the two in the
 * middle.
 */
export function figuresOf({ durations }: Row): Figures | undefined {
  const sorted = durations.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) return undefined;
  return { lowest: Math.min(...sorted), median, worst: Math.max(...sorted) };
}

/** Returns the table as Markdown; a figure that misses its target has a `!`. A press that never succeeded has no figures. */
export function toTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const figures = figuresOf(row);
    const cell = (figure: keyof typeof limits) =>
      figures ? `${figures[figure]} ms${isMissed(figure, figures[figure]) ? ' !' : ''}` : '!';
    const lowest = figures ? `${figures.lowest} ms` : '';
    return [row.name, String(row.durations.length), lowest, cell('median'), cell('worst')];
  });
  return [
    ['press', 'times', 'lowest', 'median', 'worst'],
    ['---', '---', '---', '---', '---'],
    ['target', '', '', `≤ ${limits.median} ms`, `≤ ${limits.worst} ms`],
    ...lines,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Returns what misses its target, one sentence each. */
export function findMisses(rows: readonly Row[]): readonly string[] {
  return rows.flatMap((row) => {
    const figures = figuresOf(row);
    if (!figures) return [`${row.name}: no press succeeded`];
    return (['median', 'worst'] as const).flatMap((figure) =>
      isMissed(figure, figures[figure]) ? [`${row.name}: the ${figure} is ${figures[figure]} ms`] : [],
    );
  });
}
