/** Loads again what the event stream names as stale, and has whether the stream is alive (docs/rules/results-at-once.md#events). */
import { isUnfinished, type StreamEvent } from '@perennial/shared/event-stream';
import type { DataName } from '@perennial/shared/page-data';
import { staleAfter, staleAfterPayment } from '@perennial/shared/stale-after';
import { unstable_serialize, type useSWRConfig } from 'swr';
import { changes } from '../../api/change-record.ts';
import { invalidate } from '../../api/invalidate.ts';
import { WAITS_MS } from '../../api/make-change.ts';
import { SESSION_KEY } from '../../api/session.ts';
import { createStore, type ReadableStore } from '../../state/store.ts';
import { shareStream } from './shared-stream.ts';

/** A shop may show a change some seconds later (docs/rules/errors.md#changes-that-become-visible-later, ADR 45). */
const SHOWN_LATER_MS = WAITS_MS.reduce((sum, pause) => sum + pause, 0);

type Cache = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>;

/** `isLive`: the stream is alive, so that the page need not poll. */
type EventStreamState = { readonly isLive: boolean };

/** The stream is open while somebody reads the state. */
export function createEventStreamStore({ cache, mutate }: Cache, url: string): ReadableStore<EventStreamState> {
  const store = createStore<EventStreamState>({ isLive: false });
  const loadedLater = new Set<DataName>();
  let wasOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: (() => void) | undefined;

  function load(names: Iterable<DataName>): void {
    for (const name of names) void invalidate(mutate, name);
  }

  /** What the page knows of a payment is of before the stream was open, and so is all else after a gap. */
  function onOpen(): void {
    const activity = cache.get(unstable_serialize(['getPaymentActivity', {}]))?.data;
    if (wasOpen) void mutate((key) => Array.isArray(key));
    else if (activity && isUnfinished(activity)) load(['getPaymentActivity']);
    wasOpen = true;
  }

  function onStale(names: readonly DataName[]): void {
    load(names);
    // The activity is what the shop API says itself.
    if (names.every((name) => name === 'getPaymentActivity')) return;
    for (const name of names) loadedLater.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => {
      load(loadedLater);
      loadedLater.clear();
    }, SHOWN_LATER_MS);
  }

  function onEvent(event: StreamEvent): void {
    if (event.name === 'session' && event.data === 'ended') void mutate(SESSION_KEY);
    // A page that nobody sees loads all again when it is looked at.
    else if (document.visibilityState !== 'visible') return;
    else if (event.name === 'open') onOpen();
    else if (event.name === 'session') void mutate(SESSION_KEY);
    else onStale(event.data);
  }

  function open(): () => void {
    const stream = shareStream({
      url,
      onEvent,
      onLive: (isLive) => {
        if (store.get().isLive !== isLive) store.set({ isLive });
      },
    });
    // The BFF sends no event of a change to the browser that makes it.
    const tellTabs = (data: readonly DataName[]) => stream.broadcast({ name: 'stale', data });
    changes.onMade = (name) => tellTabs(staleAfter[name] ?? []);
    changes.onPaid = () => tellTabs(staleAfterPayment);
    return () => {
      delete changes.onMade;
      delete changes.onPaid;
      clearTimeout(timer);
      stream.end();
    };
  }

  return {
    ...store,
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      end ??= open();
      return () => {
        unsubscribe();
        if (store.isShown()) return;
        end?.();
        end = undefined;
      };
    },
  };
}
