import { readFileSync } from 'node:fs';
import { callNames, calls } from '@perennial/shared/catalogue/routes';
import { expect, test } from 'vitest';

/** The catalogue of the specification: group, method, path and note, a call a line. */
const specified = readFileSync(new URL('./catalogue.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, method = '', path = '', note = ''] = line.split('\t');
    return { call: `${method} ${path}`, note };
  });

const lines = new Map(callNames.map((name) => [`${calls[name].method} ${calls[name].path}`, calls[name]]));

test('every call of the specification stands in the catalogue, and no other', () => {
  expect([...lines.keys()].toSorted()).toEqual(specified.map(({ call }) => call).toSorted());
});

test('no call stands there twice', () => {
  expect(lines.size).toBe(callNames.length);
});

test.each(specified.filter(({ note }) => note !== '-'))('$call: $note', ({ call, note }) => {
  const noted: Readonly<Record<string, object>> = {
    'time-out 100 s': { timeoutMs: 100_000 },
    'streamed document': { responseType: 'document' },
  };
  expect(noted[note], `the note "${note}" is not known here`).toBeDefined();
  expect(lines.get(call)).toMatchObject(noted[note] ?? {});
});

test.each(specified.filter(({ note }) => note === '-'))('$call is plain JSON, within 300 s', ({ call }) => {
  expect(lines.get(call)).toMatchObject({ responseType: 'json', timeoutMs: 300_000 });
});
