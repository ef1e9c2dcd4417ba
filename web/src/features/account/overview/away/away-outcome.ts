/** What became of a change of one of several subscriptions (docs/rules/account.md#several-subscriptions-at-once). */
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { isResultUnknown, problemOf } from '../../../../api/client.ts';
import type { Change, Waiting } from '../../../../api/make-change.ts';
import { findFirstDay } from '../../../../commerce/dates/shop-day.ts';
import { findEndOfPause, isOtherDay } from '../../../../commerce/subscriptions/during-pause.ts';
import type { AwayCall, Wish } from './away-rules.ts';

/** What the shop then has: a sentence, and the days in it (YYYY-MM-DD). */
export type Made =
  | { readonly says: 'paused' | 'resumed' | 'postponed' }
  | { readonly says: 'pausedUntil' | 'resumesOn' | 'nextShipment' | 'resumedWithShipment'; readonly date: string }
  | { readonly says: 'otherDay'; readonly asked: string; readonly date: string };

export type Outcome =
  | { readonly kind: 'queued' }
  | { readonly kind: 'running'; readonly waiting?: Waiting | undefined }
  | { readonly kind: 'done'; readonly made: Made }
  /** The shop has taken it, and does not show it yet. */
  | { readonly kind: 'late' }
  /** Nothing was done. `firstDay`: the shop accepts days from this one on. */
  | { readonly kind: 'refused'; readonly text: string; readonly firstDay: string | undefined }
  /** It may have been done. `isLookedFor`: the account was looked at again, and does not show it. */
  | { readonly kind: 'unknown'; readonly text: string; readonly isLookedFor?: boolean };

/** Returns what the shop has, from what it shows; the change alone if it shows nothing yet. */
export function toMade({ task, day }: Wish, shown: SubscriptionDetails | undefined): Made {
  switch (task) {
    case 'pause':
      return toEnd(day, shown?.resumedReplenishmentDate, 'pausedUntil') ?? { says: 'paused' };
    case 'resume': {
      const end = toEnd(day, shown && findEndOfPause(shown), 'resumesOn');
      if (end) return end;
      const shipment = shown?.nextShipmentDate;
      return shipment ? { says: 'resumedWithShipment', date: shipment } : { says: 'resumed' };
    }
    case 'postpone': {
      const shipment = shown?.nextShipmentDate;
      return shipment ? { says: 'nextShipment', date: shipment } : { says: 'postponed' };
    }
  }
}

function toEnd(
  asked: string | undefined,
  date: string | null | undefined,
  says: 'pausedUntil' | 'resumesOn',
): Made | undefined {
  if (!date) return undefined;
  return isOtherDay(asked, date) ? { says: 'otherDay', asked, date } : { says, date };
}

/** Returns the outcome of a change that the shop has taken; `shown` is what it shows now. */
export function toTaken(
  wish: Wish,
  { outcome }: Pick<Change<AwayCall>, 'outcome'>,
  shown: SubscriptionDetails | undefined,
): Outcome {
  if (outcome === 'late') return { kind: 'late' };
  return { kind: 'done', made: toMade(wish, outcome === 'visible' ? shown : undefined) };
}

/** Returns the outcome of a change that has failed. An exception that nobody foresees may have changed something. */
export function toFailed(error: unknown): Outcome {
  const problem = problemOf(error, 'change.unknown');
  if (isResultUnknown(error) || problem.code === 'change.unknown') return { kind: 'unknown', text: problem.detail };
  return { kind: 'refused', text: problem.detail, firstDay: findFirstDay(problem) };
}

/** Whether the change may still be sent or be answered. */
export const isOpen = ({ kind }: Outcome): boolean => kind === 'queued' || kind === 'running';

/** Whether the shop has taken the change. */
export const isTaken = ({ kind }: Outcome): boolean => kind === 'done' || kind === 'late';
