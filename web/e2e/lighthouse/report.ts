/** The table of medians, and what misses its target. */
import { type Figures, type Metric, metrics, targets } from './pages.ts';

export type Row = { readonly name: string; readonly visits: readonly Figures[] };

/** Returns the middle value; of an even number the worse of the two in the middle. */
export function medianOf(metric: Metric, visits: readonly Figures[]): number | undefined {
  const { isScore } = targets[metric];
  const values = visits.map((visit) => visit[metric]).filter((value) => value !== undefined);
  const fromBest = values.sort((a, b) => (isScore ? b - a : a - b));
  return fromBest[Math.floor(fromBest.length / 2)];
}

function isMissed(metric: Metric, value: number): boolean {
  const { limit, isScore } = targets[metric];
  return isScore ? value < limit : value > limit;
}

const formats: Readonly<Record<Metric, (value: number) => string>> = {
  performance: (value) => value.toFixed(2),
  fcp: toSeconds,
  lcp: toSeconds,
  tbt: (value) => `${Math.round(value)} ms`,
  cls: (value) => value.toFixed(3),
  seo: (value) => value.toFixed(2),
};

function toSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

const headings: Readonly<Record<Metric, string>> = {
  performance: 'performance',
  fcp: 'FCP',
  lcp: 'LCP',
  tbt: 'TBT',
  cls: 'CLS',
  seo: 'SEO',
};

/** Returns the table as Markdown; a figure that misses its target has a `!`. A page of which no visit succeeded has no figures. */
export function toTable(rows: readonly Row[]): string {
  const lines = rows.map(({ name, visits }) => {
    const cells = metrics.map((metric) => {
      const value = medianOf(metric, visits);
      if (value === undefined) return '';
      return formats[metric](value) + (isMissed(metric, value) ? ' !' : '');
    });
    return [name, String(visits.length), ...cells];
  });
  const limits = metrics.map(
    (metric) => `${targets[metric].isScore ? '≥' : '≤'} ${formats[metric](targets[metric].limit)}`,
  );
  return [
    ['page', 'visits', ...metrics.map((metric) => headings[metric])],
    Array.from({ length: metrics.length + 2 }, () => '---'),
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
    return metrics.flatMap((metric) => {
      const value = medianOf(metric, visits);
      if (value === undefined || !isMissed(metric, value)) return [];
      return [`${name}: ${headings[metric]} is ${formats[metric](value)}`];
    });
  });
}
