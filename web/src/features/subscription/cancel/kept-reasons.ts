/** When the cancel flow keeps the reasons of a customer, and when it forgets them. */
import { type DraftKey, removeFormDraft } from '../../../storage/form-drafts.ts';
import { writeReasons } from '../reasons/kept-reasons.ts';
import type { CancelEvent, CancelState } from './cancel-flow.ts';

/** Keeps what an event has changed. A flow that is closed has sent its reasons, or was given up. */
export function keepReasons(key: DraftKey, options: readonly string[], state: CancelState, event: CancelEvent): void {
  if (state.step.name === 'closed' || event.type === 'accepted') removeFormDraft(key);
  if (event.type === 'tick' || event.type === 'write') writeReasons(key, options, state);
}
