/** Lines of the log for a person at a terminal: production writes JSON (docs/operate/README.md#log-lines). */
import { hasFields, type UnknownFields } from '@perennial/shared/unknown-values';

const levels: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};

/** What a person reads of a request, in this order. */
const SHOWN = ['call', 'route', 'status', 'errorCodes', 'reason', 'reqId'];

/** Returns a line of JSON as words, with the reason and what mends it below; any other line as it is. */
export function toReadable(line: string): string {
  const entry = parse(line);
  if (!entry || typeof entry['level'] !== 'number') return line;
  const { level, time, msg, err } = entry;
  const clock = typeof time === 'number' ? new Date(time).toTimeString().slice(0, 8) : '';
  const details = SHOWN.flatMap((name) => (entry[name] === undefined ? [] : [`${name}=${entry[name]}`]));
  const causes = listCauses(err);
  const mend = [entry, ...causes].map((one) => one['mend']).find((one) => one !== undefined);
  return [
    [clock, (levels[level] ?? String(level)).padEnd(5), msg, ...details].join(' '),
    ...(mend === undefined ? [] : [`  mend: ${mend}`]),
    ...causes.map(({ stack, message }) => `  ${String(stack ?? message).replaceAll('\n', '\n  ')}`),
  ].join('\n');
}

/** An error, its cause, and so on. */
function listCauses(error: unknown): readonly UnknownFields[] {
  return hasFields(error) ? [error, ...listCauses(error['cause'])] : [];
}

function parse(line: string): UnknownFields | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return hasFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
