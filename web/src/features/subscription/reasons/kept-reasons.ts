/**
 * The reasons that a customer has chosen and not sent, kept in this tab (docs/rules/errors.md#entered-values). The
 * options are texts in the language of the page, so that their places are kept.
 */
import { type DraftKey, readFormDraft, writeFormDraft } from '../../../storage/form-drafts.ts';
import type { Reasons } from './reasons.ts';

/** Returns the kept reasons among the options of the subscription; undefined if there are none. */
export function readReasons(key: DraftKey, options: readonly string[]): Reasons | undefined {
  const fields = readFormDraft(key);
  if (!fields) return undefined;
  return {
    reasons: options.filter((_, place) => fields[`reason ${place}`] === true),
    note: typeof fields['note'] === 'string' ? fields['note'] : '',
  };
}

export function writeReasons(key: DraftKey, options: readonly string[], { reasons, note }: Reasons): void {
  const places = options.map((option, place) => [`reason ${place}`, reasons.includes(option)] as const);
  writeFormDraft(key, { ...Object.fromEntries(places), note });
}
