import { expect, it } from 'vitest';
import { describeResults, readPlaywright, readVitest } from './test-results.ts';

const unit = (fullName: string, duration: number, failureMessages: string[] = []) => ({
  fullName,
  status: 'passed',
  duration,
  failureMessages,
});

const journey = (title: string, status: string, ...durations: number[]) => ({
  title,
  file: 'cart.spec.ts',
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

const unitReport = {
  testResults: [
    {
      name: '/shop/shared/src/money.test.ts',
      assertionResults: [
        ...Array.from({ length: 9 }, (_, index) => unit(`rounds ${index}`, 100 + index)),
        unit('adds', 2500, ['AssertionError']),
        { ...unit('fails', 0, ['AssertionError']), status: 'failed' },
      ],
    },
  ],
};

const journeyReport = {
  suites: [
    {
      specs: [journey('buys', 'expected', 4000), journey('signs in', 'unexpected', 50)],
      suites: [{ specs: [journey('pays', 'flaky', 3000, 2000)] }],
    },
  ],
};

it('names the ten slowest tests of all reports, the slowest first', () => {
  const lines = describeResults([...readVitest(unitReport), ...readPlaywright(journeyReport)]).split('\n');
  expect(lines.slice(0, 5)).toEqual([
    'The slowest tests:',
    '    5.0 s  pays (cart.spec.ts)',
    '    4.0 s  buys (cart.spec.ts)',
    '    2.5 s  adds (money.test.ts)',
    '    0.1 s  rounds 8 (money.test.ts)',
  ]);
  expect(lines.filter((line) => line.includes(' s  '))).toHaveLength(10);
});

it('names the tests that passed only at another try, and those that failed', () => {
  const text = describeResults([...readVitest(unitReport), ...readPlaywright(journeyReport)]);
  expect(text.slice(text.indexOf('Passed'))).toBe(
    'Passed only at another try:\n  adds (money.test.ts)\n  pays (cart.spec.ts)\n' +
      'Failed:\n  fails (money.test.ts)\n  signs in (cart.spec.ts)\n',
  );
  expect(describeResults(readVitest({ testResults: [] }))).toBe('The slowest tests:\n');
});
