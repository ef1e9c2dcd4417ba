import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatModel, formatSources } from './report.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/performance.md'), 'utf8');
const blockOf = (name: string) => page.split(`<!-- ${name} -->\n`)[1]?.split(`<!-- /${name} -->`)[0];

it('the page has what `pnpm model` prints', () => {
  expect(blockOf('model')).toBe(formatModel(1_000_000));
  expect(blockOf('model-sources')).toBe(formatSources());
});

it('a given value stands in the place of the assumption', () => {
  expect(formatSources({ peakHour: 0.2 })).toContain('| visits of a day in its busiest hour | 0.2 | share | given |');
  expect(formatModel(2000)).toContain('| 2,000 customers |');
});
