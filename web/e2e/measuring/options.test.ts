import { describe, expect, it } from 'vitest';
import { readOptions, usageOf } from './options.ts';

const command = { name: 'lighthouse', row: 'page', rows: [{ name: 'cart' }, { name: 'overview' }] };

describe('the arguments', () => {
  it('are five runs of every row without others', () => {
    expect(readOptions(command, [])).toEqual({ runs: 5, rows: command.rows, json: undefined });
  });

  it('choose rows, runs and a file', () => {
    expect(readOptions(command, ['--', '--runs', '1', '--page', 'overview', '--json', 'figures.json'])).toEqual({
      runs: 1,
      rows: [{ name: 'overview' }],
      json: 'figures.json',
    });
  });

  it.each([['--runs', '0'], ['--runs', 'two'], ['--page', 'billing'], ['--press', 'cart'], ['--fast']])(
    'are refused: %s %s',
    (...args) => {
      expect(() => readOptions(command, args)).toThrow();
    },
  );

  it('are named to a person with the rows', () => {
    expect(usageOf(command)).toBe(
      'pnpm lighthouse [--runs 5] [--page cart]... [--json <file>]\n--page: cart, overview\n',
    );
  });
});
