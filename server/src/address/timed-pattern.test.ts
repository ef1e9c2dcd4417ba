import { expect, test } from 'vitest';
import { fitsInTime, timed } from './timed-pattern.ts';

/** Fails only after it has tried every way to share twelve characters among ninety places. */
const endless = `^(?:${'.*'.repeat(90)}x)$`;

test.each([
  ['1012 AB', true],
  ['1012', false],
])('a sound pattern says of %s what it always says', (text, fits) => {
  const pattern = /^(?:\d{4} [A-Z]{2})$/u;
  expect(timed(pattern).test(text)).toBe(fits);
  expect(fitsInTime(pattern.source, text)).toBe(fits);
});

test('a pattern that takes too long refuses nobody, and is waited for once', () => {
  const pattern = timed(new RegExp(endless, 'u'));
  expect(pattern.test('a'.repeat(12))).toBe(true);
  const start = performance.now();
  for (let time = 0; time < 100; time += 1) expect(pattern.test('a'.repeat(12))).toBe(true);
  expect(performance.now() - start).toBeLessThan(50);
});
