/** The cores of the machine: the subject gets one for itself, the load and the upstream get another. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

export type Machine = {
  /** Commands that limit a process to a core; empty if that is not possible. */
  readonly subjectPinning: readonly string[];
  readonly loadPinning: readonly string[];
  /** One line for the report. */
  readonly description: string;
};

/** Reads which cores this process may use, and whether `taskset` is there to choose among them. */
export function readMachine(): Machine {
  const model = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`;
  const [subject, load] = readAllowedCores();
  if (spawnSync('taskset', ['--version']).error) return unpinned(model, 'there is no taskset');
  if (subject === undefined || load === undefined) return unpinned(model, 'there are not two cores');
  return {
    subjectPinning: ['taskset', '-c', String(subject)],
    loadPinning: ['taskset', '-c', String(load)],
    description: `${model}; subject on core ${subject}, load and upstream on core ${load}`,
  };
}

function unpinned(model: string, reason: string): Machine {
  const description = `${model}; processes share all cores, because ${reason}: ratios are less certain`;
  return { subjectPinning: [], loadPinning: [], description };
}

function readAllowedCores(): readonly number[] {
  try {
    return parseAllowedCores(readFileSync('/proc/self/status', 'utf8'));
  } catch {
    return [];
  }
}

/** Returns the numbers of the cores in a status file of Linux, which has a line such as `Cpus_allowed_list: 0-1,4`. */
export function parseAllowedCores(status: string): readonly number[] {
  const [, list = ''] = /^Cpus_allowed_list:\s*(\S+)/m.exec(status) ?? [];
  return list.split(',').flatMap((range) => {
    if (range === '') return [];
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
