/** What the doctor says of a neighbour: a line that names what is well, or what mends it. */
import { findMend } from '../http/mends.ts';
import { StoreFaultError } from '../redis/server-faults.ts';

export type Finding = {
  /** What was looked at, in a word or two. */
  readonly subject: string;
  readonly isWell: boolean;
  readonly text: string;
};

/** A probe has found something that does not work. `message` names what mends it. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
}

/** Runs a probe. It returns what is well, and throws a Complaint or any error of the request. */
export async function look(subject: string, probe: () => Promise<string>): Promise<Finding> {
  try {
    return { subject, isWell: true, text: await probe() };
  } catch (error) {
    return { subject, isWell: false, text: toMend(error) };
  }
}

/** The first sentence that an error or one of its causes has about what mends it. */
function toMend(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof Complaint || error instanceof StoreFaultError) return error.message;
  const mend = findMend(error);
  if (mend !== undefined) return mend;
  return error.cause instanceof Error ? toMend(error.cause) : error.message;
}
