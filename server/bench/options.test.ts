import { describe, expect, test } from 'vitest';
import { UsageError } from '../src/testing/command-line.ts';
import { readOptions } from './options.ts';

test('without arguments it compares, with all workloads', () => {
  expect(readOptions([])).toEqual({
    command: 'compare',
    rounds: 5,
    seconds: 3,
    workloads: ['get', 'post', 'page', 'rendered-page'],
    json: undefined,
  });
});

test('rounds, seconds, workloads and a file are arguments', () => {
  const args = ['--', '--rounds', '2', '--seconds=0.5', '--workload', 'get', '--workload', 'page', '--json', 'a.json'];
  expect(readOptions(args)).toEqual({
    command: 'compare',
    rounds: 2,
    seconds: 0.5,
    workloads: ['get', 'page'],
    json: 'a.json',
  });
});

test('the open loop compares the calls, at a rate that may be given', () => {
  const common = { command: 'open', rounds: 5, seconds: 3, json: undefined };
  expect(readOptions(['open'])).toEqual({ ...common, workloads: ['get', 'post'], rate: undefined });
  const args = ['open', '--rounds', '2', '--seconds', '1', '--workload', 'post', '--rate', '2500', '--json', 'a.json'];
  expect(readOptions(args)).toEqual({
    command: 'open',
    rounds: 2,
    seconds: 1,
    workloads: ['post'],
    rate: 2500,
    json: 'a.json',
  });
});

test('the frameworks are all compared, or those that are named', () => {
  const all = { command: 'frameworks', rounds: 5, seconds: 3, json: undefined };
  expect(readOptions(['frameworks'])).toEqual({ ...all, frameworks: ['next', 'react-router', 'tanstack-start'] });
  expect(readOptions(['frameworks', '--rounds', '2', '--framework', 'next'])).toEqual({
    ...all,
    rounds: 2,
    frameworks: ['next'],
  });
});

test('a profile has one workload', () => {
  expect(readOptions(['profile'])).toEqual({ command: 'profile', seconds: 5, workload: 'get', out: undefined });
  expect(readOptions(['profile', '--workload', 'page', '--seconds', '9', '--out', 'a.cpuprofile'])).toEqual({
    command: 'profile',
    seconds: 9,
    workload: 'page',
    out: 'a.cpuprofile',
  });
});

test('two visitors open a thousand pages each', () => {
  expect(readOptions(['visitors'])).toEqual({ command: 'visitors', rounds: 1000 });
  expect(readOptions(['visitors', '--rounds', '20'])).toEqual({ command: 'visitors', rounds: 20 });
});

describe('is refused', () => {
  test.each([
    ['an unknown command', ['measure'], 'unknown command: measure'],
    ['a second command', ['profile', 'again'], 'too many arguments: again'],
    ['an unknown option', ['--turns', '2'], "Unknown option '--turns'"],
    ['an unknown workload', ['--workload', 'put'], 'unknown workload: put'],
    ['an unknown framework', ['frameworks', '--framework', 'remix'], 'unknown framework: remix'],
    ['no round', ['--rounds', '0'], '--rounds must be a number above 0'],
    ['half a round', ['--rounds', '1.5'], '--rounds must be a whole number'],
    ['a time that is no number', ['--seconds', 'long'], '--seconds must be a number above 0'],
    ['an endless time', ['--seconds', 'Infinity'], '--seconds must be a number above 0'],
    ['a rate that is none', ['open', '--rate', '0'], '--rate must be a number above 0'],
    ['a page in the open loop', ['open', '--workload', 'page'], 'the open loop compares calls, and page is none'],
    [
      'a profile of two workloads',
      ['profile', '--workload', 'get', '--workload', 'post'],
      'a profile has one workload',
    ],
  ])('%s', (_, args, message) => {
    expect(() => readOptions(args)).toThrow(UsageError);
    expect(() => readOptions(args)).toThrow(message);
  });
});
