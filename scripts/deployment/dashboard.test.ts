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
  readonly options?: { readonly legend?: { readonly showLegend?: boolean } };
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string; readonly datasource: unknown }[];
};

// A dashboard of another form fails the tests below.
const dashboard = JSON.parse(readText('docs/operate/grafana-dashboard.json')) as { readonly panels: readonly Panel[] };
const { panels } = dashboard;
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

it('the dashboard lets somebody choose the Prometheus and the instances, all of them at first', () => {
  const instances = 'label_values(perennial_build_info, instance)';
  expect(dashboard).toMatchObject({
    uid: 'perennial-bff',
    refresh: '30s',
    time: { from: 'now-3h', to: 'now' },
    templating: {
      list: [
        { name: 'datasource', type: 'datasource', query: 'prometheus' },
        {
          name: 'instance',
          type: 'query',
          datasource: { type: 'prometheus', uid: '$datasource' },
          query: { query: instances },
          definition: instances,
          includeAll: true,
          multi: true,
          allValue: '.*',
          // Anew whenever the time changes: instances come and go.
          refresh: 2,
          current: { text: 'All', value: '$__all' },
        },
      ],
    },
  });
});

/** People who are active in a minute are counted as the README says. */
const windowOf = (read: string) =>
  (/_browser_\w+_bucket/.test(read) && '[1h]') || (/_active_minutes_/.test(read) ? '[5m]' : '[$__rate_interval]');

describe('a panel of the dashboard', () => {
  it.each(shown)('$title asks in words of Prometheus, of what it shows', ({ targets, datasource }) => {
    expect(datasource).toEqual({ type: 'prometheus', uid: '$datasource' });
    for (const { expr } of targets) {
      const plain = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|(?<=by )\([^)]*\)/g, '');
      const words = (plain.match(/\b[a-z]\w*/g) ?? []).filter((word) => !/^(?:perennial|nodejs|process)_/.test(word));
      const known = ['sum', 'rate', 'by', 'topk', 'histogram_quantile', 'vector', 'or'];
      // One instance without a store is enough, and instances are counted.
      if (expr.includes('perennial_session_store_available')) known.push('min');
      if (expr.includes('perennial_build_info')) known.push('count');
      expect([expr, words.filter((word) => !known.includes(word))]).toEqual([expr, []]);
      // Counters are read by their rate, over a time that Grafana fits to what is shown. Reports of pages are few.
      const counters = [...expr.matchAll(/(rate\()?\b\w+_(?:total|count|bucket|sum)\{[^}]*\}(\[[^\]]*\])?/g)];
      expect(counters.map(([text, rate, window]) => [text, rate, window])).toEqual(
        counters.map(([text]) => [text, 'rate(', windowOf(text)]),
      );
      for (const [, label, sign] of expr.matchAll(/(\w+)(=~|!~|!?=)"/g))
        expect([expr, label, sign]).toEqual([expr, label, '=~']);
    }
  });

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

  it.each(
    shown.filter(
      ({ type, targets }) =>
        type === 'timeseries' &&
        (targets.length > 1 || targets.some(({ legendFormat }) => legendFormat.includes('{{'))),
    ),
  )('$title has a legend, because it has several lines', ({ options }) => {
    expect(options?.legend?.showLegend).toBe(true);
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
