/** What a process has used, from outside: the servers of the frameworks answer no questions. */
import { readFileSync } from 'node:fs';
import type { Usage } from '../subjects/subject.ts';

/** The kernel counts in hundredths of a second for programs, whatever its own clock. */
const MICROSECONDS_PER_TICK = 10_000;

/** Throws if there is no such process, or no `/proc`. */
export function readUsage(pid: number): Usage {
  return parseUsage(readFileSync(`/proc/${pid}/stat`, 'utf8'), readFileSync(`/proc/${pid}/status`, 'utf8'));
}

/** `stat` and `status` are the files of Linux. Throws an Error if they have not the figures. */
export function parseUsage(stat: string, status: string): Usage {
  // The name of the program comes before and may have spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[11], fields[12]].map(Number);
  const [, kilobytes] = /^VmRSS:\s*(\d+) kB$/m.exec(status) ?? [];
  if (user === undefined || system === undefined || kilobytes === undefined) {
    throw new Error('There are no figures of this process');
  }
  return { cpuMicroseconds: (user + system) * MICROSECONDS_PER_TICK, memoryBytes: Number(kilobytes) * 1024 };
}
