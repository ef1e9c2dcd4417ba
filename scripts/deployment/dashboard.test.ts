/** The panels of the dashboard show what their words and units say. Their metrics: `server/src/metrics/operate-files.test.ts`. */
import { describe, expect, it } from 'vitest';
import { readText } from '../repository/tracked-files.ts';

type Place = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
type Panel = {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: Place;
  readonly datasource?: unknown;
  readonly fieldConfig?: { readonly defaults: { readonly unit?: string } };
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string; readonly datasource: unknown }[];
};

// A dashboard of another form fails the tests below.
const { panels } = JSON.parse(readText('docs/operate/grafana-dashboard.json')) as { readonly panels: readonly Panel[] };
const shown = panels.flatMap((panel) => (panel.targets ? [{ ...panel, targets: panel.targets }] : []));

/** The unit of what an expression counts: seconds, bytes, a share, or how often in a second or a minute. */
function unitOf(expression: string): string {
  if (/\) \/ sum\(|_gc_duration_seconds_sum/.test(expression)) return 'percentunit';
  if (/_seconds_bucket|_lag_\w+_seconds/.test(expression)) return 's';
  if (/_bytes/.test(expression)) return 'bytes';
  return /rate\(/.test(expression) && !/\* 60$|process_cpu/.test(expression) && !/_bucket/.test(expression)
    ? 'reqps'
    : 'short';
}

describe('a panel of the dashboard', () => {
  it.each(shown)('$title has the unit of its numbers', ({ fieldConfig, targets }) => {
    expect(unitOf(targets[0]?.expr ?? '')).toBe(fieldConfig?.defaults.unit);
  });

  it.each(shown)('$title names its lines by what it tells apart, of the chosen instances', ({ targets }) => {
    for (const { expr, legendFormat, datasource } of targets) {
      expect(expr).toContain('{instance=~"$instance"');
      expect(datasource).toEqual({ type: 'prometheus', uid: '$datasource' });
      const grouped = expr
        .match(/by \(([^)]*)\)/)?.[1]
        ?.split(', ')
        .filter((label) => label !== 'le');
      const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label);
      if (grouped?.length) expect(named).toEqual(grouped);
      const [, percent] = legendFormat.match(/^(\d+) %$/) ?? [];
      if (percent) expect(expr).toContain(`histogram_quantile(${Number(percent) / 100}, `);
      // The values of a page count as good if three quarters of the visitors have them.
      else if (expr.includes('perennial_browser_')) expect(expr).toMatch(/^histogram_quantile\(0\.75, |^sum by/);
      else if (expr.includes('histogram_quantile')) expect(expr).toContain('histogram_quantile(0.95, ');
    }
  });

  it('shows 0, not an empty panel, while nothing fails', () => {
    const shares = shown.flatMap(({ targets }) => targets.filter(({ expr }) => /status=~"5/.test(expr)));
    expect(shares.length).toBeGreaterThan(0);
    for (const { expr } of shares) expect(expr).toMatch(/^\(sum\(.* or vector\(0\)\) \/ sum\(/);
  });

  it('counts all that one panel shows by the second, or all by the minute', () => {
    const perMinute = (expr: string) => /rate\(/.test(expr) && / \* 60$/.test(expr);
    const mixed = shown.filter(({ targets }) => new Set(targets.map(({ expr }) => perMinute(expr))).size > 1);
    expect(mixed.map(({ title }) => title)).toEqual([]);
  });

  it('covers no other one', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const covers = (a: Place, b: Place) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
    const covered = panels.flatMap((one, index) =>
      panels.slice(index + 1).filter((other) => covers(one.gridPos, other.gridPos)),
    );
    expect(covered.map(({ title }) => title)).toEqual([]);
    expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24).map(({ title }) => title)).toEqual([]);
  });
});
