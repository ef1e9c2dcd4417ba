/** Responses with a success status that say that nothing was done (docs/rules/errors.md#success-flags). */

import type { CallName } from '@perennial/shared/catalogue/routes';
import { readFields, type UnknownFields } from '@perennial/shared/unknown-values';

/** Fields at the top of a response that say whether the call succeeded, in any call. */
const flags: readonly string[] = ['success', 'isSuccess', 'isSuccessful', 'succeeded'];

/** Fields of single calls that say the same in a word. */
const wordFlags: Partial<Record<CallName, string>> = { updateAddresses: 'status' };

const noValues: ReadonlySet<unknown> = new Set([false, 'false', 'False', 0, '0']);
const FAILURE_WORD = /^(fail|error|refused|rejected)/i;

/** Returns the field of a successful response that says that the call failed; undefined if none does. */
export function findFailedFlag(name: CallName, body: Buffer): string | undefined {
  const wordFlag = wordFlags[name];
  // Most responses have no such field, and are not parsed for it.
  if (!body.includes('ucce') && (wordFlag === undefined || !body.includes(wordFlag))) return undefined;
  const fields = parseFields(body);
  const isFailureWord = (field: string) => FAILURE_WORD.test(String(fields[field] ?? ''));
  if (wordFlag !== undefined && isFailureWord(wordFlag)) return wordFlag;
  return flags.find((flag) => noValues.has(fields[flag]));
}

function parseFields(body: Buffer): UnknownFields {
  try {
    return readFields(JSON.parse(body.toString('utf8')));
  } catch {
    // What is no JSON has an error of its own.
    return {};
  }
}
