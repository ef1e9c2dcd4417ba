/** The first day of a pause's end, which the shop decides: its calendar can be a day ahead of the customer's. */
import type { Problem } from '@perennial/shared/errors/problem';

const REFUSAL = 'error.message.resumeDateIsInvalid';

/** Returns the first day that the shop accepts, from its refusal of an earlier one; undefined for other problems. */
export function findFirstDay(problem: Pick<Problem, 'messages'> | undefined): string | undefined {
  const info = problem?.messages.find(({ code }) => code === REFUSAL)?.extraInfo;
  if (typeof info !== 'object' || info === null || !('from' in info)) return undefined;
  return typeof info.from === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(info.from) ? info.from : undefined;
}
