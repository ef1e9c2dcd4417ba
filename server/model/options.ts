/** The arguments of `pnpm model`. */
import { parseArguments, UsageError } from '../src/testing/command-line.ts';
import { LEAST_SIGN_INS } from './check/times.ts';

export const USAGE = `pnpm model [--customers 1000000] [--peak-hour-share 0.1]
pnpm model check [--sessions 100000]
`;

/** A million sessions take some 8 GB of memory and a quarter of an hour. */
const MOST_SIGN_INS = 1_000_000;

type Options =
  | { readonly command: 'print'; readonly customers: number; readonly peakHour: number | undefined }
  | { readonly command: 'check'; readonly sessions: number };

/** Reads the arguments. Throws UsageError. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArguments(args, {
    customers: { type: 'string' },
    'peak-hour-share': { type: 'string' },
    sessions: { type: 'string' },
  });
  const [command, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`too many arguments: ${more.join(' ')}`);
  if (command === undefined) {
    if (values.sessions !== undefined) throw new UsageError('--sessions belongs to the check');
    const share = values['peak-hour-share'];
    return {
      command: 'print',
      customers: readNumber('--customers', values.customers ?? '1000000', { least: 1, most: 1e9 }),
      // In no hour of a day are fewer visits than in the average one.
      peakHour: share === undefined ? undefined : readNumber('--peak-hour-share', share, { least: 1 / 24, most: 1 }),
    };
  }
  if (command !== 'check') throw new UsageError(`unknown command: ${command}`);
  if (values.customers !== undefined || values['peak-hour-share'] !== undefined) {
    throw new UsageError('the check has --sessions only');
  }
  const sessions = readNumber('--sessions', values.sessions ?? '100000', {
    least: LEAST_SIGN_INS,
    most: MOST_SIGN_INS,
  });
  return { command, sessions: Math.ceil(sessions) };
}

function readNumber(option: string, text: string, { least, most }: { least: number; most: number }): number {
  const number = Number(text);
  if (number >= least && number <= most) return number;
  throw new UsageError(`${option} must be a number between ${Math.round(least * 1000) / 1000} and ${most}`);
}
