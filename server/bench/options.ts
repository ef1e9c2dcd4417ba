/** The arguments of `pnpm bench`. */
import { parseArguments, UsageError } from '../src/testing/command-line.ts';
import { type FrameworkName, frameworkNames } from './frameworks/table.ts';
import { namesOfCalls, type WorkloadName, workloadNames } from './workloads.ts';

export const USAGE = `pnpm bench [--rounds 5] [--seconds 3] [--workload get]... [--json <file>]
pnpm bench open [--rounds 5] [--seconds 3] [--workload get]... [--rate <requests a second>] [--json <file>]
pnpm bench frameworks [--rounds 5] [--seconds 3] [--framework next]... [--json <file>]
pnpm bench profile [--seconds 5] [--workload get] [--out <file>]
pnpm bench visitors [--rounds 1000]
Workloads: ${workloadNames.join(', ')}
Frameworks: ${frameworkNames.join(', ')}
`;

export type Options =
  | {
      readonly command: 'compare';
      readonly rounds: number;
      readonly seconds: number;
      readonly workloads: readonly WorkloadName[];
      /** Where the raw figures are written. */
      readonly json: string | undefined;
    }
  | {
      readonly command: 'open';
      readonly rounds: number;
      readonly seconds: number;
      readonly workloads: readonly WorkloadName[];
      /** Requests per second; without it a share of what the slowest can serve. */
      readonly rate: number | undefined;
      readonly json: string | undefined;
    }
  | {
      readonly command: 'frameworks';
      readonly rounds: number;
      readonly seconds: number;
      readonly frameworks: readonly FrameworkName[];
      readonly json: string | undefined;
    }
  | {
      readonly command: 'profile';
      readonly seconds: number;
      readonly workload: WorkloadName;
      /** Where the profile is kept. */
      readonly out: string | undefined;
    }
  | { readonly command: 'visitors'; readonly rounds: number };

/** Reads the arguments. Throws UsageError. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArguments(args, {
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    workload: { type: 'string', multiple: true },
    framework: { type: 'string', multiple: true },
    rate: { type: 'string' },
    json: { type: 'string' },
    out: { type: 'string' },
  });
  const names = (values.workload ?? []).map((name) => toName('workload', name, workloadNames));
  const seconds = values.seconds === undefined ? undefined : toNumber('--seconds', values.seconds);
  const [command = 'compare', ...more] = positionals;
  if (more.length > 0) throw new UsageError(`too many arguments: ${more.join(' ')}`);
  if (command === 'profile') {
    const [workload = 'get', ...others] = names;
    if (others.length > 0) throw new UsageError('a profile has one workload');
    return { command, seconds: seconds ?? 5, workload, out: values.out };
  }
  if (command === 'visitors') return { command, rounds: toWhole('--rounds', values.rounds ?? '1000') };
  const common = { rounds: toWhole('--rounds', values.rounds ?? '5'), seconds: seconds ?? 3, json: values.json };
  if (command === 'compare') return { command, ...common, workloads: names.length > 0 ? names : workloadNames };
  if (command === 'frameworks') {
    const chosen = (values.framework ?? []).map((name) => toName('framework', name, frameworkNames));
    return { command, ...common, frameworks: chosen.length > 0 ? chosen : frameworkNames };
  }
  if (command !== 'open') throw new UsageError(`unknown command: ${command}`);
  const page = names.find((name) => !namesOfCalls.includes(name));
  if (page !== undefined) throw new UsageError(`the open loop compares calls, and ${page} is none`);
  const rate = values.rate === undefined ? undefined : toNumber('--rate', values.rate);
  return { command, ...common, workloads: names.length > 0 ? names : namesOfCalls, rate };
}

function toWhole(option: string, text: string): number {
  const number = toNumber(option, text);
  if (!Number.isInteger(number)) throw new UsageError(`${option} must be a whole number`);
  return number;
}

function toNumber(option: string, text: string): number {
  const number = Number(text);
  if (!(number > 0 && Number.isFinite(number))) throw new UsageError(`${option} must be a number above 0`);
  return number;
}

function toName<N extends string>(kind: string, text: string, names: readonly N[]): N {
  const name = names.find((known) => known === text);
  if (!name) throw new UsageError(`unknown ${kind}: ${text}`);
  return name;
}
