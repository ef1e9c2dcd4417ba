import { describe, expect, it } from 'vitest';
import { choose } from './choice.ts';

const engine = (name: string) => ({ name, findMissing: () => [], start: () => Promise.reject(new Error('not here')) });
const journey = (title: string) => ({ title, go: async () => {} });

const all = {
  engines: [engine('Firefox'), engine('WebKitGTK')],
  journeys: [journey('buys with a card'), journey('buys with a wallet'), journey('saves an invoice')],
};

const read = (args: readonly string[], environment = {}) => {
  const { engines, journeys, mustBeInstalled } = choose(args, all, environment);
  return [engines.map(({ name }) => name), journeys.map(({ title }) => title), mustBeInstalled];
};

describe('the choice of engines and journeys', () => {
  it('is everything without arguments, and skips what is not installed', () => {
    expect(read([])).toEqual([
      ['Firefox', 'WebKitGTK'],
      ['buys with a card', 'buys with a wallet', 'saves an invoice'],
      false,
    ]);
  });

  it('needs every engine in CI', () => {
    expect(read([], { CI: 'true' })[2]).toBe(true);
  });

  it('needs an engine that is named, in any case of letters', () => {
    expect(read(['--', 'webkitgtk'])).toEqual([
      ['WebKitGTK'],
      ['buys with a card', 'buys with a wallet', 'saves an invoice'],
      true,
    ]);
  });

  it('takes the journeys with words of their titles', () => {
    expect(read(['buys with'])).toEqual([['Firefox', 'WebKitGTK'], ['buys with a card', 'buys with a wallet'], false]);
  });

  it('refuses words that are in no title, and says what there is', () => {
    expect(() => read(['opera'])).toThrow(/"opera".*Firefox, WebKitGTK/);
  });
});
