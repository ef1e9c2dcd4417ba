import { expect, test } from 'vitest';
import { parseUsage } from './process-usage.ts';

test('processor time and memory are those of the files of Linux, whatever the program is called', () => {
  const stat = '4242 (next-server (v16) x) S 1 4242 4242 0 -1 4194304 9 0 0 0 250 31 7 8 20 0 11 0 99 1 2';
  const status = 'Name:\tnext\nVmPeak:\t  999999 kB\nVmRSS:\t  204800 kB\nThreads:\t11\n';
  expect(parseUsage(stat, status)).toEqual({ cpuMicroseconds: 2_810_000, memoryBytes: 209_715_200 });
});

test('a process without memory, which has ended, is an error', () => {
  expect(() => parseUsage('1 (a) Z 1 1 1 0 -1 0 0 0 0 0 1 1', 'Name:\ta\n')).toThrow('no figures');
});
