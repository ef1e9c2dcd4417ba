import { expect, test } from 'vitest';
import { countSteps } from './pattern-cost.ts';

const LIMIT = 100_000;
const british = String.raw`GIR ?0AA|(?:[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d|[A-HK-Y]\d{2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY])) ?\d[ABD-HJLNP-UW-Z]{2}`;

test.each([
  String.raw`\d{5}`,
  String.raw`\d{5}(?:-\d{4})?`,
  String.raw`[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}`,
  String.raw`(?:[A-Za-z]\d){3}|[A-Z]\d[A-Z] \d[A-Z]\d`,
  String.raw`[\p{L}\d\s\-/.]{1,12}`,
  String.raw`\d+[a-z]?(?:[-/]\d+[a-z]?)?`,
  british,
])('%s is quick', (source) => {
  expect(countSteps(source)).toBeLessThan(LIMIT);
});

test.each(['.*'.repeat(90), '(?:a+)+', '(?:a|a)*', String.raw`(\w+\s?)*`, '(?=(?:a+)+)b', '(?:(?:a?){16}){16}'])(
  '%s is slow',
  (source) => {
    expect(countSteps(source)).toBeGreaterThan(LIMIT);
  },
);

test.each([
  ['ab', 2],
  ['a{1}b', 3],
  ['a?b', 4],
  ['a{2}b', 4],
  ['a{1,2}b', 5],
  ['a|b', 2],
  ['(?:a|b)c', 5],
  ['(?=ab)c', 4],
])('%s takes %i steps at most', (source, steps) => {
  expect(countSteps(source)).toBe(steps);
});

test('the bound does not depend on the time', () => {
  expect(new Set(Array.from({ length: 20 }, () => countSteps(british))).size).toBe(1);
});

test('throws for an invalid pattern', () => {
  expect(() => countSteps('[')).toThrow(SyntaxError);
});
