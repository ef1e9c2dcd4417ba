/** Why a customer cancels or sends goods back (docs/rules/cancel-and-return.md#reasons). */
import { toTypedText } from '@perennial/shared/validation/typed-text';

/** The letters of the longest text that the customer can write. */
export const NOTE_LENGTH = 200;

export type Reasons = {
  /** The ticked options. */
  readonly reasons: readonly string[];
  readonly note: string;
};

export const noReasons: Reasons = { reasons: [], note: '' };

/** Returns the reasons as the shop API takes them. */
export function toReasonsBody({ reasons, note }: Reasons) {
  return { cancellationReason: reasons.join(';'), cancellationNote: toTypedText(note) };
}

/** Whether the customer has ticked a reason or written a text. */
export function hasReason({ reasons, note }: Reasons): boolean {
  return reasons.length > 0 || note.trim() !== '';
}

/** Returns the reasons after one was ticked or not ticked any more; in the order in which they were ticked. */
export function tickReason(reasons: readonly string[], reason: string, isTicked: boolean): readonly string[] {
  const others = reasons.filter((other) => other !== reason);
  return isTicked ? [...others, reason] : others;
}
