import { expect, test } from 'vitest';
import type { Summary } from './statistics.ts';
import { formatSummaries, formatTable } from './table.ts';

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
