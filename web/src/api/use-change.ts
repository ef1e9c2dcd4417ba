/**
 * Makes a call that changes data, loads again what it makes stale, and waits until the change is visible. After a failure
 * the data is loaded again too: a refusal may come from data that is too old, and a lost response may be that of a change
 * that was made. Rule: docs/rules/errors.md#changes-that-become-visible-later
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useTrackChange } from './changes-under-way.ts';
import { call, isRefusal, isResultUnknown, ProblemError } from './client.ts';
import { markPage } from './page-exit.ts';
import { staleAfter } from './stale-after.ts';
import { useInvalidate } from './use-call.ts';
import { findCheck } from './visible-after.ts';

/** The pauses between two requests for a change that is not visible, in milliseconds: eight seconds together. */
export const WAITS_MS: readonly number[] = [500, 1000, 1500, 2000, 3000];

/**
 * `checking`: the response was lost, and the page looks whether the change was made. `soon`: the change was taken, and is
 * not visible. `late`: nor was it within all pauses; the customer decides when to look again.
 */
export type Waiting = 'checking' | 'soon' | 'late';

export type ChangeProgress = {
  readonly waiting: Waiting | undefined;
  /** Looks again while the change is `late`. */
  readonly lookAgain: () => void;
};

export type Change<N extends CallName> = {
  /** Undefined if the response was lost and the change is visible. */
  readonly response: CallResponse<N> | undefined;
  /**
   * `left`: the customer has gone on to another page. `late`: all pauses are over. `unreadable`: the shop
   * refuses to show the data. The data may then be older than the change.
   */
  readonly outcome: 'visible' | 'left' | 'late' | 'unreadable';
};

export type MakeChange = <N extends CallName>(name: N, input: CallInput<N>) => Promise<Change<N>>;

type Options = {
  /** A flow goes on when all pauses are over; by default the customer looks again. */
  readonly goesOnWhenLate?: boolean;
};

/**
 * Returns a function that makes a change, and the progress of the last one. The function resolves when the page has the
 * change, or when the customer has left. It throws a `ProblemError` after a refusal, and after a lost response if the
 * change does not become visible.
 */
export function useChange({ goesOnWhenLate = false }: Options = {}): ChangeProgress & { readonly make: MakeChange } {
  const { cache, mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  const track = useTrackChange();
  const [waiting, setWaiting] = useState<Waiting>();
  const isShown = useRef(true);
  /** Ends the pause of a late change. */
  const wake = useRef<() => void>(() => undefined);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      wake.current();
    };
  }, []);

  const make = useCallback<MakeChange>(
    async (name, input) => {
      const check = findCheck(name, input);
      const read = () => check && cache.get(unstable_serialize(check.key))?.data;
      const before = read();
      const isVisible = () => check === undefined || before === undefined || check.isVisible(before, read());
      const reload = () => Promise.all((staleAfter[name] ?? []).map(invalidate));
      const readError = (): unknown => check && cache.get(unstable_serialize(check.key))?.error;
      const isOver = () => isVisible() || !isShown.current || isRefused(readError());

      const isStillHere = markPage();
      let hasWaited = false;

      async function wait(meanwhile: Waiting): Promise<void> {
        for (const pause of WAITS_MS) {
          if (isOver()) return;
          hasWaited = true;
          setWaiting(meanwhile);
          await new Promise((resolve) => setTimeout(resolve, pause));
          if (!isOver()) await mutate(check?.key);
        }
      }

      async function waitWhileShown(): Promise<Change<CallName>['outcome']> {
        if (isVisible()) return 'visible';
        await wait('soon');
        while (!isOver()) {
          if (goesOnWhenLate) return 'late';
          setWaiting('late');
          await new Promise<void>((resolve) => {
            wake.current = resolve;
          });
          setWaiting('soon');
          await mutate(check?.key);
          await wait('soon');
        }
        if (!isVisible()) return isShown.current ? 'unreadable' : 'left';
        // What else the change makes stale was as late.
        await reload();
        return 'visible';
      }

      /** Whether a change whose response was lost was made. Without data of before nothing can be compared. */
      async function wasMade(): Promise<boolean> {
        await reload();
        if (before === undefined || isRefused(readError()) || isOffline(readError())) return false;
        await wait('checking');
        return isVisible();
      }

      let response: CallResponse<typeof name> | undefined;
      try {
        response = await track(name, call(name, input));
        await reload();
        const outcome = await waitWhileShown();
        return { response, outcome: isStillHere() ? outcome : 'left' };
      } catch (error) {
        if (isRefused(error)) await reload();
        if (!isResultUnknown(error) || !(await wasMade())) throw error;
        return { response: undefined, outcome: isStillHere() ? 'visible' : 'left' };
      } finally {
        // A render without a reason would come between an error and the effects of the page that follow from it.
        if (hasWaited) setWaiting(undefined);
      }
    },
    [cache, mutate, invalidate, track, goesOnWhenLate],
  );

  return { make, waiting, lookAgain: useCallback(() => wake.current(), []) };
}

const isOffline = (error: unknown): boolean => error instanceof ProblemError && error.problem.status === 0;

/** Whether the shop has refused a request because of what it knows. The end of a sign-in and limits say nothing about data. */
const isRefused = (error: unknown): boolean =>
  error instanceof ProblemError && (isRefusal(error.problem) || error.problem.status === FORBIDDEN);

/** Whoever asks again is refused again. */
const FORBIDDEN = 403;
