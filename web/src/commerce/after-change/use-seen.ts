/** What shows a change, loaded again whenever something makes it stale: also on a page that does not show it. */
import useSWR, { type SWRResponse } from 'swr';
import type { MadeChange, SeenData } from '../../api/change-record.ts';
import { call, type ProblemError } from '../../api/client.ts';
import { loadSubscription } from '../subscriptions/load-subscription.ts';
import { mayBeUndone } from './inverses.ts';

/** Loads nothing for a change that has no way back, or whose data of before nobody knows. */
export function useSeen(change: MadeChange): SWRResponse<SeenData, ProblemError> {
  const key = mayBeUndone(change) && change.before && change.key;
  return useSWR<SeenData, ProblemError>(key || null, () => load(change), { revalidateIfStale: false });
}

function load(change: MadeChange): Promise<SeenData> {
  const number = findNumber(change);
  return number === undefined ? call('getProfile', {}) : loadSubscription(number);
}

/** Returns the number of the subscription; undefined for a change of the profile. */
function findNumber(change: MadeChange): string | undefined {
  switch (change.name) {
    case 'changeReplenishmentFrequency':
    case 'changeReplenishmentProduct':
    case 'pauseReplenishment':
    case 'changeResumeDate':
      return change.input.params.id;
    case 'createReturn':
    case 'createBundledReturn':
      return change.input.query.subscriptionNumber;
    default:
      return undefined;
  }
}
