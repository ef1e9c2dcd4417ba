import { expect, test } from 'vitest';
import { matchWithinLimit, withTimeLimit } from './timed-pattern.ts';

/** Backtracks for years: it tries every way to split twelve characters into ninety parts. */
const endless = `^(?:${'.*'.repeat(90)}x)$`;

test.each([
  ['1012 AB', true],
  ['1012', false],
])('matches %s like a pattern without a limit: %s', (text, fits) => {
  const pattern = /^(?:\d{4} [A-Z]{2})$/u;
  expect(withTimeLimit(pattern).test(text)).toBe(fits);
  expect(matchWithinLimit(pattern.source, text)).toBe(fits);
});

test('accepts every text for a pattern that exceeds the limit, and waits only once', () => {
  const pattern = withTimeLimit(new RegExp(endless, 'u'));
  expect(pattern.test('a'.repeat(12))).toBe(true);
  const start = performance.now();
  for (let time = 0; time < 100; time += 1) expect(pattern.test('a'.repeat(12))).toBe(true);
  expect(performance.now() - start).toBeLessThan(50);
});
