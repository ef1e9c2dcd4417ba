/** Prints one table at the end of the contract tests: each call, its interactions, and whether both sides keep them. */
import { readFields } from '@perennial/shared/unknown-values';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

type CallResult = { readonly call: string; readonly side: 'BFF' | 'shop API'; readonly isKept: boolean };

/** Returns the lines of the table, in the order in which the calls come. */
export function toTable(results: readonly CallResult[]): readonly string[] {
  const names = [...new Set(results.map(({ call }) => call))];
  const width = Math.max(...names.map(({ length }) => length), 'call'.length);
  const row = (call: string, interactions: string | number, state: string) =>
    `${call.padEnd(width)}  ${String(interactions).padStart(12)}  ${state}`;
  return [
    row('call', 'interactions', 'contract'),
    ...names.map((name) => {
      const ofCall = results.filter(({ call }) => call === name);
      return row(name, countInteractions(ofCall), toState(ofCall));
    }),
    row(`${names.length} calls`, countInteractions(results), toState(results)),
  ];
}

/** Each interaction is checked on one side or on both. */
function countInteractions(results: readonly CallResult[]): number {
  const count = (one: CallResult['side']) => results.filter(({ side }) => side === one).length;
  return Math.max(count('BFF'), count('shop API'));
}

function toState(results: readonly CallResult[]): string {
  const broken = results.filter(({ isKept }) => !isKept);
  if (broken.length === 0) return 'kept';
  const count = (one: CallResult['side']) => broken.filter(({ side }) => side === one).length;
  return `BROKEN (BFF: ${count('BFF')}, shop API: ${count('shop API')})`;
}

export default class TableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const results = modules.flatMap(({ children, moduleId }) =>
      [...children.allTests()].flatMap((test) => toResult(test, moduleId)),
    );
    if (results.length > 0) process.stdout.write(`\n${toTable(results).join('\n')}\n`);
  }
}

function toResult(test: TestCase, moduleId: string): readonly CallResult[] {
  const { call } = readFields(test.meta());
  if (typeof call !== 'string' || test.result().state === 'skipped') return [];
  const side = moduleId.includes('/provider/') ? 'shop API' : 'BFF';
  return [{ call, side, isKept: test.result().state === 'passed' }];
}
