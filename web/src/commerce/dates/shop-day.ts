/** Days that the shop decides: its calendar can be a day before or after that of the browser. */
import type { Problem } from '@perennial/shared/errors/problem';

type Refused = Pick<Problem, 'messages'>;

/**
 * Returns the first day for the end of a pause that the shop accepts, from its refusal of an earlier one; undefined for
 * other problems.
 */
export function findFirstDay(problem: Refused | undefined): string | undefined {
  const info = findInfo(problem, 'error.message.resumeDateIsInvalid');
  return info && 'from' in info ? readDay(info.from) : undefined;
}

/**
 * Returns the last day of a cancellation that the shop accepts, which is its today, from its refusal of another one;
 * undefined for other problems.
 */
export function findLastDay(problem: Refused | undefined): string | undefined {
  const info = findInfo(problem, 'error.message.cancellationDateIsInvalid');
  return info && 'until' in info ? readDay(info.until) : undefined;
}

function findInfo(problem: Refused | undefined, refusal: string): object | undefined {
  const info = problem?.messages.find(({ code }) => code === refusal)?.extraInfo;
  return typeof info === 'object' && info !== null ? info : undefined;
}

function readDay(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
}
