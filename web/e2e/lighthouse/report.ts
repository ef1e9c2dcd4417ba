/** The table of medians, and what misses its target. */
import { type Figures, type Metric, metrics, targets } from './pages.ts';

export type Row = { readonly name: string; readonly visits: readonly Figures[] };

/** Returns the middle value; of an even number the worse of the two in the middle. */
export function medianOf(metric: Metric, visits: readonly Figures[]): number | undefined {
  const fromBest = sortFromBest(metric, visits);
  return fromBest[Math.floor(fromBest.length / 2)];
}

function sortFromBest(metric: Metric, visits: readonly Figures[]): readonly number[] {
  const { isScore } = targets[metric];
  const values = visits.map((visit) => visit[metric]).filter((value) => value !== undefined);
  return values.sort((a, b) => (isScore ? b - a : a - b));
}

const formats: Readonly<Record<Metric, (value: number) => string>> = {
  performance: toScore,
  accessibility: toScore,
  bestPractices: toScore,
  fcp: toSeconds,
  lcp: toSeconds,
  tbt: (value) => `${Math.round(value)} ms`,
  cls: (value) => value.toFixed(3),
  seo: toScore,
};

function toScore(value: number): string {
  return value.toFixed(2);
}

function toSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

const headings: Readonly<Record<Metric, string>> = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best practices',
  fcp: 'FCP',
  lcp: 'LCP',
  tbt: 'TBT',
  cls: 'CLS',
  seo: 'SEO',
};

/** A figure of a page, with its limit: the median of a metric, or its worst visit. */
type Column = {
  readonly heading: string;
  readonly metric: Metric;
  readonly limit: number;
  readonly figureOf: (visits: readonly Figures[]) => number | undefined;
};

const columns: readonly Column[] = metrics.flatMap((metric) => {
  const { limit, worst } = targets[metric];
  const heading = headings[metric];
  const median: Column = { heading, metric, limit, figureOf: (visits) => medianOf(metric, visits) };
  if (worst === undefined) return [median];
  const figureOf = (visits: readonly Figures[]) => sortFromBest(metric, visits).at(-1);
  return [median, { heading: `worst ${heading}`, metric, limit: worst, figureOf }];
});

function isMissed({ metric, limit }: Column, value: number): boolean {
  return targets[metric].isScore ? value < limit : value > limit;
}

/** Returns the table as Markdown; a figure that misses its target has a `!`. A page of which no visit succeeded has no figures. */
export function toTable(rows: readonly Row[]): string {
  const lines = rows.map(({ name, visits }) => {
    const cells = columns.map((column) => {
      const value = column.figureOf(visits);
      if (value === undefined) return '';
      return formats[column.metric](value) + (isMissed(column, value) ? ' !' : '');
    });
    return [name, String(visits.length), ...cells];
  });
  const limits = columns.map(({ metric, limit }) => `${targets[metric].isScore ? '≥' : '≤'} ${formats[metric](limit)}`);
  return [
    ['page', 'visits', ...columns.map(({ heading }) => heading)],
    Array.from({ length: columns.length + 2 }, () => '---'),
    ['target', '', ...limits],
    ...lines,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Returns what misses its target, one sentence each. */
export function findMisses(rows: readonly Row[]): readonly string[] {
  return rows.flatMap(({ name, visits }) => {
    if (visits.length === 0) return [`${name}: no visit succeeded`];
    return columns.flatMap((column) => {
      const value = column.figureOf(visits);
      if (value === undefined || !isMissed(column, value)) return [];
      return [`${name}: ${column.heading} is ${formats[column.metric](value)}`];
    });
  });
}
