import { readFileSync } from 'node:fs';
import { callNames, calls } from '@perennial/shared/catalogue/routes';
import { expect, test } from 'vitest';

/** The calls of the shop API, one per line: group, method, path and note. */
const expectedCalls = readFileSync(new URL('./catalogue.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, method = '', path = '', note = ''] = line.split('\t');
    return { call: `${method} ${path}`, note };
  });

const catalogue = new Map(callNames.map((name) => [`${calls[name].method} ${calls[name].path}`, calls[name]]));

test('the catalogue contains exactly the calls of catalogue.tsv', () => {
  expect([...catalogue.keys()].toSorted()).toEqual(expectedCalls.map(({ call }) => call).toSorted());
});

test('the catalogue contains each call once', () => {
  expect(catalogue.size).toBe(callNames.length);
});

test.each(expectedCalls.filter(({ note }) => note !== '-'))('$call: $note', ({ call, note }) => {
  const expectedFields: Readonly<Record<string, object>> = {
    'time-out 100 s': { timeoutMs: 100_000 },
    'streamed document': { responseType: 'document' },
  };
  expect(expectedFields[note], `unknown note: ${note}`).toBeDefined();
  expect(catalogue.get(call)).toMatchObject(expectedFields[note] ?? {});
});

test.each(expectedCalls.filter(({ note }) => note === '-'))(
  '$call returns JSON and has a time-out of 300 s',
  ({ call }) => {
    expect(catalogue.get(call)).toMatchObject({ responseType: 'json', timeoutMs: 300_000 });
  },
);
