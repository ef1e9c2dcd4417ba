import { describe, expect, it } from 'vitest';
import { UsageError } from '../src/testing/command-line.ts';
import { readOptions } from './options.ts';

it('without arguments it prints the model of a million customers', () => {
  expect(readOptions([])).toEqual({ command: 'print', customers: 1_000_000, peakHour: undefined });
});

it('customers, the share of the busiest hour and sessions are arguments', () => {
  expect(readOptions(['--', '--customers', '5e4', '--peak-hour-share=0.2'])).toEqual({
    command: 'print',
    customers: 50_000,
    peakHour: 0.2,
  });
  expect(readOptions(['check'])).toEqual({ command: 'check', sessions: 100_000 });
  expect(readOptions(['check', '--sessions', '20000'])).toEqual({ command: 'check', sessions: 20_000 });
});

describe('is refused', () => {
  it.each([
    ['an unknown command', ['measure'], 'unknown command: measure'],
    ['a second command', ['check', 'again'], 'too many arguments: again'],
    ['an unknown option', ['--rounds', '2'], "Unknown option '--rounds'"],
    ['no customer', ['--customers', '0'], '--customers must be a number between 1 and 1000000000'],
    ['a number that is none', ['--customers', 'many'], '--customers must be a number between 1 and 1000000000'],
    [
      'an hour below the average one',
      ['--peak-hour-share', '0.01'],
      '--peak-hour-share must be a number between 0.042',
    ],
    ['sessions without a check', ['--sessions', '20000'], '--sessions belongs to the check'],
    ['a check of customers', ['check', '--customers', '2'], 'the check has --sessions only'],
    ['too few sessions', ['check', '--sessions', '100'], '--sessions must be a number between 10000 and 1000000'],
  ])('%s', (_, args, message) => {
    expect(() => readOptions(args)).toThrow(UsageError);
    expect(() => readOptions(args)).toThrow(message);
  });
});
