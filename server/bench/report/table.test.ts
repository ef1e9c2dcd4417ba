import { expect, test } from 'vitest';
import type { OpenSummary } from './open-loop.ts';
import type { Summary } from './statistics.ts';
import { formatOpenSummaries, formatPageSummaries, formatSummaries, formatTable, type PageSummary } from './table.ts';

test('a table aligns names left and figures right', () => {
  expect(
    formatTable([
      ['', 'ratio'],
      ['proxy', '1.00'],
      ['bff', '12.00'],
    ]),
  ).toBe(['        ratio', 'proxy    1.00', 'bff     12.00', ''].join('\n'));
});

test('the table of a workload has a row for each subject', () => {
  const summary: Summary = {
    subject: 'bff',
    ratio: { min: 0.254, median: 0.3, max: 0.381 },
    requestsPerSecond: 2345.6,
    p99Ms: 4.567,
    cpuMicrosecondsPerRequest: 412.4,
    lowestCpuMicrosecondsPerRequest: 387.2,
    busy: 0.967,
    memoryBytes: 145.6e6,
  };
  const table = formatSummaries([summary, { ...summary, subject: 'page', ratio: undefined }], (name) => `the ${name}`);
  const rows = table.trim().split('\n').slice(1);
  expect(rows.map((row) => row.trim().split(/ {2,}/))).toEqual([
    ['the bff', '0.25', '0.30', '0.38', '2346', '4.57', '412', '387', '97 %', '146'],
    ['the page', '-', '-', '-', '2346', '4.57', '412', '387', '97 %', '146'],
  ]);
});

test('the table of the open loop has what each subject adds to the p99 of the baseline', () => {
  const summary: OpenSummary = {
    subject: 'bff',
    rate: 14007,
    p50Ms: 0.123,
    p99Ms: 1.5,
    p999Ms: 4.567,
    maxMs: 12.3,
    addedP99Ms: { min: -0.254, median: 0.3, max: 0.381 },
    lateP99Ms: 0.21,
    busy: 0.617,
  };
  const table = formatOpenSummaries(
    [summary, { ...summary, subject: 'proxy', addedP99Ms: undefined }],
    (name) => `the ${name}`,
  );
  const rows = table.trim().split('\n').slice(1);
  expect(rows.map((row) => row.trim().split(/ {2,}/))).toEqual([
    ['the bff', '14007', '0.12', '1.50', '4.57', '12.30', '-0.25', '0.30', '0.38', '0.21', '62 %'],
    ['the proxy', '14007', '0.12', '1.50', '4.57', '12.30', '-', '-', '-', '0.21', '62 %'],
  ]);
});

test('the table of pages has times in milliseconds, the start and the sizes of the page', () => {
  const summary: PageSummary = {
    subject: 'next',
    ratio: { min: 0.3, median: 0.336, max: 0.4 },
    requestsPerSecond: 144.4,
    p99Ms: 60.96,
    cpuMicrosecondsPerRequest: 6_960,
    lowestCpuMicrosecondsPerRequest: 6_310,
    busy: 0.99,
    memoryBytes: 397e6,
    firstPageMs: 381.7,
    encoding: '',
    sentBytes: 15_040,
    htmlBytes: 54_900,
    elements: 221,
  };
  const [, row = ''] = formatPageSummaries([summary], (name) => `the ${name}`).split('\n');
  expect(row.trim().split(/ {2,}/)).toEqual([
    'the next',
    '0.34',
    '144',
    '61.0',
    '6.96',
    '6.31',
    '99 %',
    '397',
    '382',
    'none',
    '15.0',
    '54.9',
    '221',
  ]);
});
