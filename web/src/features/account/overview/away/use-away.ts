/** The store of the dialog, and what it asks the shop by. */

import type { DataName } from '@perennial/shared/page-data';
import { staleAfter } from '@perennial/shared/stale-after';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { track } from '../../../../analytics/track.ts';
import { type CallOnce, createCallOnce } from '../../../../api/call-once.ts';
import { invalidate } from '../../../../api/invalidate.ts';
import { type Change, createMakeChange, withCall } from '../../../../api/make-change.ts';
import { findCheck } from '../../../../api/visible-after.ts';
import { useTranslation } from '../../../../texts/texts.ts';
import { useNotify } from '../../../../ui/notifications.tsx';
import type { AwayCall, AwayRequest } from './away-rules.ts';
import { type AwayState, type AwayStore, createAwayStore, summarize } from './away-store.ts';
import { createReadSubscriptions, type ReadSubscriptions } from './read-subscriptions.ts';

/** How long what nobody waited for stays, in milliseconds. */
const READING_TIME_MS = 10_000;

export type Away = { readonly store: AwayStore; readonly reads: ReadSubscriptions };

/**
 * Keeps the same store while the dialog is open; it goes on when the dialog is left. `numbers` are those of the dialog when
 * it opens.
 */
export function useAway(numbers: readonly string[]): Away {
  const { cache, mutate } = useSWRConfig();
  const tell = useTell();
  const [away] = useState((): Away => {
    const reads = createReadSubscriptions({ cache, mutate });
    const charges = openCharges(numbers);
    const store = createAwayStore({
      make: (request, shown) => {
        const number = request.input.params.id;
        const make = createMakeChange(
          { cache, mutate },
          {
            ...shown,
            untilLookedAgain: undefined,
            readAgain: () => reads.readAgain(number),
            once: charges.get(number),
          },
        );
        return withCall<AwayCall, Promise<Change<AwayCall>>>(request, make);
      },
      known: reads.known,
      read: reads.readAgain,
      isVisible: (request, before, fresh) => withCall(request, findCheck)?.isVisible(before, fresh) ?? false,
      onMade: ({ name }) => {
        if (name === 'postponeReplenishment') track('subscription_shipment:postpone', {});
      },
      onAllAnswered: (requests) => Promise.all(listShared(requests).map((name) => invalidate(mutate, name))),
      tell,
      onPageExit,
    });
    return { store, reads };
  });
  return away;
}

/**
 * Returns what sends the charges of each subscription. All are opened with the dialog: what another tab has charged since
 * then is the same press (docs/rules/errors.md#exactly-once).
 */
function openCharges(numbers: readonly string[]): ReadonlyMap<string, CallOnce> {
  return new Map(numbers.map((number) => [number, createCallOnce()]));
}

/** Returns what the changes make stale besides the subscriptions themselves, which each change reads. */
function listShared(requests: readonly AwayRequest[]): readonly DataName[] {
  const stale = new Set(requests.flatMap(({ name }) => staleAfter[name]));
  stale.delete('subscriptionPage');
  return [...stale];
}

/**
 * Sends what waits when the page ends, because the browser completes requests that have begun
 * (docs/rules/errors.md#left-pages).
 */
function onPageExit(send: () => void): () => void {
  window.addEventListener('pagehide', send);
  return () => window.removeEventListener('pagehide', send);
}

/** Returns a function that tells in a notification what became of the changes, where the customer then is. */
function useTell(): (state: AwayState) => void {
  const { t } = useTranslation();
  const notify = useNotify();
  return (state) => {
    const { taken, total, failed } = summarize(state);
    const lines = failed.map(({ title, text }) => `${t('ui.label', { label: title })} ${text}`);
    const all = taken === total;
    const words = all ? t('away.summary.all', { total }) : t('away.summary.some', { taken, total });
    notify(all ? 'success' : 'warning', [words, ...lines].join('\n'), READING_TIME_MS);
  };
}
