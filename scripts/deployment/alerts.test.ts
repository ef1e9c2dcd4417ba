/**
 * The numbers of the alerts are those of their summaries and of docs/operate/README.md#objectives, and the times fit each
 * other. `server/src/metrics/operate-files.test.ts` compares the names of metrics and labels with the code.
 */
import { bffErrorCodes } from '@perennial/shared/errors/error-table';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readText } from '../repository/tracked-files.ts';

type Rule = {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
};

const rulesOf = (path: string) =>
  (parse(readText(path)) as { readonly groups: readonly { readonly rules: readonly Rule[] }[] }).groups.flatMap(
    ({ rules }) => rules,
  );

const alerts = rulesOf('docs/operate/prometheus-alerts.yml');
const objectives = rulesOf('docs/operate/prometheus-objectives.yml');
const readme = readText('docs/operate/README.md');
const prometheus = parse(readText('docs/operate/prometheus.yml')) as {
  readonly global: Readonly<Record<string, string>>;
  readonly rule_files: readonly string[];
  readonly scrape_configs: readonly {
    readonly job_name: string;
    readonly metrics_path: string;
    readonly scheme: string;
    readonly authorization: { readonly type: string; readonly credentials_file: string };
    readonly static_configs: readonly { readonly targets: readonly string[] }[];
  }[];
};
const job = prometheus.scrape_configs[0];

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };
const seconds = (time: string) => Number(time.slice(0, -1)) * (UNITS[time.slice(-1)] ?? Number.NaN);
const windowsOf = (expression: string) => [...expression.matchAll(/\[(\w+)\]/g)].map(([, time = '']) => time);

/** The numbers of the summaries in words, and how expressions write them. */
const IN_WORDS: readonly (readonly [words: RegExp, written: RegExp])[] = [
  [/does not answer/, /^up\{.*\} == 0$/],
  [/No instance brings/, /^absent\(/],
  [/can keep nothing/, /^min\(perennial_session_store_available\) == 0$/],
  [/than 2 %/, / > 0\.02$/],
  [/than 5 %/, / > 0\.05$/],
  [/^5 % of .* more than two seconds/, /quantile\(0\.95, sum by \(le\) \(rate\(.* > 2$/],
  // Two failures in a hundred seconds wake nobody, when hardly anybody signs in.
  [/one in ten/, / > 0\.1 \* sum\(.*\) \+ 0\.02$/],
  [/One in five/, / > 0\.2 \* sum/],
  [/One in a hundred .* 250 ms/, /^max by \(instance\) \(nodejs_eventloop_lag_p99_seconds\) > 0\.25$/],
  // A heap below 300 MB may grow.
  [/six hours before/, /\[1h\]\) > 1\.5 \* min_over_time\(.*\[1h\] offset 6h\) and min_over_time\(.*\[1h\]\) > 3e8$/],
  [/^Half/, / > 0\.5 \* sum/],
  [/more than one request each second/, /^sum by \(limit\) \(.*\[5m\]\)\) > 1$/],
  [/^Instances refuse/, / > 0$/],
  [/^Most of the calls .* are not sent/, /^sum by \(call\) \(perennial_shop_breaker_open\) > 0$/],
];

/** How long each holds before it comes, and the time that it looks back on: a page soon, a ticket surely. */
const TIMES: Readonly<Record<string, string>> = {
  PerennialInstanceDown: 'page after 1m',
  PerennialMetricsAbsent: 'page after 5m',
  PerennialSessionStoreAway: 'page after 1m',
  PerennialResponsesFail: 'page after 5m of 5m',
  PerennialShopApiFails: 'page after 5m of 5m',
  PerennialShopApiSlow: 'ticket after 10m of 5m',
  PerennialSignInsFail: 'page after 5m of 10m',
  PerennialTokenRefreshesFail: 'ticket after 10m of 10m',
  PerennialOverloaded: 'page after 2m of 5m',
  PerennialCustomersRefused: 'page after 1m of 5m',
  PerennialShopCallNotSent: 'ticket after 5m',
  PerennialEventLoopSlow: 'ticket after 5m',
  PerennialMemoryGrows: 'ticket after 1h of 1h',
  PerennialContentServiceFails: 'ticket after 15m of 15m',
  PerennialLimitsRefuse: 'ticket after 10m of 5m',
};

/** The words of Prometheus that the expressions use. `min` finds one instance without a store, `max` the slowest loop. */
const WORDS = ['absent', 'and', 'by', 'histogram_quantile', 'max', 'min', 'min_over_time', 'offset', 'rate', 'sum'];

describe('an alert', () => {
  it('comes after the time that fits how soon somebody has to act', () => {
    const times = alerts.map(({ alert, for: time, labels, expr }) => {
      const [window] = windowsOf(expr);
      return [alert, `${labels.severity} after ${time}${window ? ` of ${window}` : ''}`];
    });
    expect(Object.fromEntries(times)).toEqual(TIMES);
  });

  it.each([...alerts, ...objectives])(
    '$alert is written in words of Prometheus, and names values as they are',
    (rule) => {
      const plain = rule.expr.replaceAll(/\{[^}]*\}|\[\w+\]|by \([^)]*\)/g, (part) =>
        part.startsWith('by') ? 'by' : '',
      );
      const words = (plain.match(/\b[a-z]\w*/g) ?? []).filter((word) => !/^(?:perennial|nodejs|up$|\dh$)/.test(word));
      expect(words.filter((word) => !WORDS.includes(word))).toEqual([]);
      // A counter is read by its rate, over all instances; a summary needs `le`.
      for (const [, before] of plain.matchAll(/(\S*?)perennial_\w+_(?:total|count|bucket)/g))
        expect(before).toMatch(/rate\($/);
      for (const [, before, grouped] of plain.matchAll(/(\w+)(?: by)? ?\(rate\(perennial(\w+)/g))
        expect([before, grouped]).toEqual([before === 'by' ? 'by' : 'sum', grouped]);
      for (const [, sign, value = ''] of rule.expr.matchAll(/\w+([=!]~|!?=)"([^"]*)"/g)) {
        const expected = /\||\.\.$/.test(value) ? '=~' : '=';
        expect([value, sign]).toEqual([value, value === 'ok' ? '!=' : expected]);
      }
    },
  );

  it.each(alerts)('$alert comes at the numbers that its summary says', ({ expr, annotations }) => {
    const numbers = IN_WORDS.filter(([words]) => words.test(annotations.summary));
    expect(numbers, annotations.summary).toHaveLength(1);
    expect(expr).toMatch(numbers[0]?.[1] ?? /^$/);
  });

  it.each(alerts)('$alert wakes somebody in five minutes, or waits longer if it can wait', ({ for: time, labels }) => {
    const waits = seconds(time ?? '');
    if (labels.severity === 'page') expect([waits >= 60, waits <= 300]).toEqual([true, true]);
    else expect([labels.severity, waits >= 300, waits <= 3600]).toEqual(['ticket', true, true]);
  });

  it.each(alerts)('$alert compares the same times, each of several reads of the metrics', ({ expr }) => {
    const windows = windowsOf(expr);
    expect(new Set(windows).size).toBeLessThanOrEqual(1);
    const interval = seconds(prometheus.global['scrape_interval'] ?? '');
    expect(windows.filter((time) => seconds(time) < 4 * interval)).toEqual([]);
  });

  it.each([...alerts, ...objectives])(
    '$alert divides by all of what it counts, and names values that exist',
    ({ expr }) => {
      const [, one, , all] = expr.match(/rate\((\w+)(\{[^}]*\})?\[\w+\]\)\) \/ sum\(rate\((\w+)\[/) ?? [];
      expect(all?.replace(/_count$/, '')).toBe(one?.replace(/_(?:count|bucket)$/, ''));
      for (const [, metric = '', label = '', values = ''] of expr.matchAll(
        /(perennial_\w+?)(?:_count|_bucket)?\{(\w+)[=~!]+"([^"]+)"/g,
      )) {
        if (label === 'le') continue;
        if (label === 'status') expect(values).toBe('5..');
        else if (label === 'code') expect(bffErrorCodes).toContain(values);
        else {
          const row = readme.split('\n').find((line) => line.startsWith(`| \`${metric}\``)) ?? '';
          const told = label === 'outcome' ? (readme.match(/^\*\*Outcomes\*\*.*$/m)?.[0] ?? '') : row;
          expect(values.split('|').filter((value) => !told.includes(`\`${value}\``))).toEqual([]);
        }
      }
    },
  );

  it('counts as a failure of a service what brings no usable response', () => {
    const failures = alerts
      .map(({ expr }) => expr.match(/outcome=~"([^"]+)"/)?.[1])
      .filter((found) => found !== undefined);
    expect(failures).toEqual(['failed|timeout|unreachable|unreadable']);
    const unusable = JSON.parse(readText('docs/operate/grafana-dashboard.json')).panels.find(
      ({ title }: { title: string }) => title === 'Calls that bring no usable response',
    );
    expect(unusable.targets[0].expr).toContain(`outcome=~"${failures[0]}"`);
  });
});

describe('an alert of an objective', () => {
  /** `0.1 %` of a text: 0.001. */
  const shares = [...readme.matchAll(/^\| [\d.]+ % of the responses .* \| ([\d.]+) % \|$/gm)].map(
    ([row, budget = '']) => ({ row, budget: Number(budget) / 100 }),
  );
  const PARTS: Readonly<Record<string, number>> = { fiftieth: 1 / 50, twentieth: 1 / 20, tenth: 1 / 10 };
  const budgetOf = ({ alert }: Rule) => shares[alert.includes('Availability') ? 0 : 1]?.budget ?? 0;

  it('has the budget that the page of the objectives says', () => {
    expect(shares).toHaveLength(2);
    for (const { row, budget } of shares) expect(Number(row.match(/[\d.]+/)?.[0])).toBeCloseTo(100 * (1 - budget), 6);
    for (const rule of objectives) {
      const limits = [...rule.expr.matchAll(/ > ([\d.]+) \* ([\d.]+)/g)].map(([, , budget]) => Number(budget));
      expect([rule.alert, ...limits]).toEqual([rule.alert, budgetOf(rule), budgetOf(rule)]);
    }
  });

  it.each(objectives)('$alert counts what is bad: failures, or all but the quick responses', ({ alert, expr }) => {
    const starts = expr.match(/\((?:1 - )?sum\(rate\(\w+\{[^}]*\}/g) ?? [];
    const start = alert.includes('Availability')
      ? '(sum(rate(perennial_http_request_duration_seconds_count{status=~"5.."}'
      : '(1 - sum(rate(perennial_http_request_duration_seconds_bucket{le="1"}';
    expect(starts).toEqual([start, start]);
  });

  it.each(objectives)('$alert says how much of the budget is gone', ({ expr, annotations }) => {
    const [, part = ''] = annotations.summary.match(/^A (\w+) of the budget/) ?? [];
    const speeds = [...expr.matchAll(/ > ([\d.]+) \*/g)].map(([, speed]) => Number(speed));
    const hours = seconds(windowsOf(expr)[0] ?? '') / 3600;
    expect(new Set(speeds).size).toBe(1);
    expect(((speeds[0] ?? 0) * hours) / (30 * 24)).toBeCloseTo(PARTS[part] ?? 0, 6);
    const said = { 1: 'in an hour', 6: 'in six hours', 72: 'in three days' }[hours];
    expect(annotations.summary).toContain(said);
    // Numerator and denominator are of the same time, first of the long and then of the short one.
    const [a, b, c, d] = windowsOf(expr);
    expect([a, c]).toEqual([b, d]);
    expect(seconds(c ?? '')).toBe(seconds(a ?? '') / 12);
  });

  it.each(['Fast', 'Steady', 'Slow'])('Burns%s has the speed, the times and the severity of the page', (kind) => {
    const [, speed, times, severity] =
      readme.match(new RegExp(`^\\| \`…Burns${kind}\` \\| (\\S+): .* \\| (.*) \\| (\\w+) \\|$`, 'm')) ?? [];
    const rules = objectives.filter(({ alert }) => alert.endsWith(`Burns${kind}`));
    expect(rules).toHaveLength(2);
    for (const { expr, labels } of rules) {
      const [long = '', , short = ''] = windowsOf(expr);
      const inWords = [long, short].map((time) => time.replace(/(\d+)(\w)/, '$1 $2').replace(/m$/, 'min'));
      expect([expr.match(/ > ([\d.]+)/)?.[1], inWords.join(' and '), labels.severity]).toEqual([
        speed,
        times,
        severity,
      ]);
    }
  });
});

describe('the configuration of Prometheus', () => {
  it('reads every file of rules, and each instance of docker-compose.yml', () => {
    expect(prometheus.rule_files).toEqual(['prometheus-alerts.yml', 'prometheus-objectives.yml']);
    const compose = parse(readText('docker-compose.yml'), { merge: true }) as {
      readonly services: Readonly<Record<string, { readonly environment?: Readonly<Record<string, string>> }>>;
    };
    const instances = compose.services['proxy']?.environment?.['INSTANCES']?.split(' ');
    expect(job?.static_configs[0]?.targets).toEqual(instances);
    expect(job?.metrics_path).toBe('/metrics');
    expect(readText('server/src/routes/metrics.ts')).toContain("app.get('/metrics'");
  });

  it('sends the token as the BFF reads it, over the network of the containers, which has no https', () => {
    const expected = {
      scheme: 'http',
      authorization: { type: 'Bearer', credentials_file: expect.stringMatching(/^\//) },
    };
    expect(job).toMatchObject(expected);
    expect(readText('server/src/routes/metrics.ts')).toContain('`Bearer ${');
  });

  it('has the job that the alerts and the runbook name', () => {
    const named = [...alerts.map(({ expr }) => expr), readText('docs/operate/runbook.md')].flatMap((text) =>
      [...text.matchAll(/job="(\w+)"/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(1);
    expect(new Set(named)).toEqual(new Set([job?.job_name]));
  });

  it('looks at the alerts as often as it reads the metrics', () => {
    expect(prometheus.global['evaluation_interval']).toBe(prometheus.global['scrape_interval']);
    expect(seconds(prometheus.global['scrape_interval'] ?? '')).toBeLessThanOrEqual(30);
  });
});
