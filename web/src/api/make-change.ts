/**
 * Makes a call that changes data, loads again what it makes stale, and waits until the change is visible. After a
 * failure the data is loaded again too: a refusal may come from data that is too old, and a lost response may be that
 * of a change that was made (docs/rules/errors.md#changes-that-become-visible-later).
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallRequest, CallResponse } from '@perennial/shared/catalogue/types';
import { forgottenAfter, staleAfter } from '@perennial/shared/stale-after';
import { unstable_serialize, type useSWRConfig } from 'swr';
import type { CallOnce } from './call-once.ts';
import { changes } from './change-record.ts';
import { trackChange } from './changes-under-way.ts';
import { call, isRefusal, isResultUnknown, ProblemError } from './client.ts';
import { invalidate } from './invalidate.ts';
import { markPage } from './page-exit.ts';
import { findCheck } from './visible-after.ts';

/** The pauses between two requests for a change that is not visible, in milliseconds: eight seconds together. */
export const WAITS_MS: readonly number[] = [500, 1000, 1500, 2000, 3000];

/**
 * `checking`: the response was lost, and the page looks whether the change was made. `soon`: the change was taken, and
 * is not visible. `late`: nor was it within all pauses; the customer decides when to look again.
 */
export type Waiting = 'checking' | 'soon' | 'late';

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

/** Passes the name of a request and its input on, which are those of one call. */
export function withCall<N extends CallName, Result>(
  { name, input }: CallRequest<N>,
  use: (name: N, input: CallInput<N>) => Result,
): Result {
  return use(name, input);
}

/** The part of a page that sends a change. */
type ChangeSender = {
  /** Whether the part is still on the page. */
  readonly isShown: () => boolean;
  /** Shows what the page waits for; undefined when it waits no longer. */
  readonly showWaiting: (waiting: Waiting | undefined) => void;
  /**
   * Resolves when the customer looks again for a late change, or has left. Undefined for a flow that goes on when all
   * pauses are over.
   */
  readonly untilLookedAgain: (() => Promise<void>) | undefined;
  /**
   * Requests what shows the change, in place of all that the change makes stale: a flow of several changes loads what they
   * share when all are made. It leaves a failure in the cache, as a request of the page does.
   */
  readonly readAgain?: (() => Promise<unknown>) | undefined;
  /** What sends a charge once; a change that charges nothing needs none. */
  readonly once?: CallOnce | undefined;
};

type Cache = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>;

/**
 * Returns a function that makes a change, for code outside React; a component has it from `useMakeChange`. It resolves
 * when the cache has the change, or when the customer has left. It throws a `ProblemError` after a refusal, and after a
 * lost response if the change does not become visible.
 */
export function createMakeChange({ cache, mutate }: Cache, sender: ChangeSender): MakeChange {
  return async (name, input) => {
    const { once } = sender;
    const check = findCheck(name, input);
    const read = () => check && cache.get(unstable_serialize(check.key))?.data;
    const before = read();
    const isVisible = () => check === undefined || before === undefined || check.isVisible(before, read());
    const reload = () =>
      sender.readAgain?.() ?? Promise.all((staleAfter[name] ?? []).map((stale) => invalidate(mutate, stale)));
    const ask = () => sender.readAgain?.() ?? mutate(check?.key);
    const readError = (): unknown => check && cache.get(unstable_serialize(check.key))?.error;
    const isOver = () => isVisible() || !sender.isShown() || isRefused(readError());

    const isStillHere = markPage();
    let hasWaited = false;
    const record = changes.startRecord?.(cache);

    async function wait(meanwhile: Waiting): Promise<void> {
      for (const pause of WAITS_MS) {
        if (isOver()) return;
        hasWaited = true;
        sender.showWaiting(meanwhile);
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (!isOver()) await ask();
      }
    }

    async function waitWhileShown(): Promise<Change<CallName>['outcome']> {
      if (isVisible()) return 'visible';
      await wait('soon');
      while (!isOver()) {
        if (!sender.untilLookedAgain) return 'late';
        sender.showWaiting('late');
        await sender.untilLookedAgain();
        sender.showWaiting('soon');
        await ask();
        await wait('soon');
      }
      if (!isVisible()) return sender.isShown() ? 'unreadable' : 'left';
      // What else the change makes stale was as late.
      await reload();
      return 'visible';
    }

    /**
     * Looks whether a change whose response was lost was made; undefined if that cannot be seen. Without data of before
     * nothing can be compared.
     */
    async function wasMade(): Promise<boolean | undefined> {
      await reload();
      if (before === undefined || isRefused(readError()) || isOffline(readError())) return undefined;
      await wait('checking');
      return isVisible();
    }

    function end(response: CallResponse<typeof name> | undefined, outcome: Change<CallName>['outcome']) {
      for (const forgotten of forgottenAfter[name] ?? []) void invalidate(mutate, forgotten, { isForgotten: true });
      record?.add({ name, input, before, key: check?.key });
      changes.onMade?.(name);
      return { response, outcome: isStillHere() ? outcome : 'left' } as const;
    }

    try {
      // The data of before a repetition may have the change already.
      const isRepetition = once?.isRepetition(name, input);
      const response = await trackChange(mutate, name, (once?.call ?? call)(name, input, record?.options));
      await reload();
      return end(response, isRepetition ? 'visible' : await waitWhileShown());
    } catch (error) {
      if (isRefused(error)) await reload();
      const isMade = isResultUnknown(error) ? await wasMade() : undefined;
      if (isMade) return end(undefined, 'visible');
      throw once && isMade === false ? once.toNotSeen(name, error) : error;
    } finally {
      if (hasWaited) sender.showWaiting(undefined);
    }
  };
}

const isOffline = (error: unknown): boolean => error instanceof ProblemError && error.problem.status === 0;

/**
 * Whether the shop has refused a request because of what it knows. The end of a sign-in and limits say nothing about
 * data.
 */
const isRefused = (error: unknown): boolean =>
  error instanceof ProblemError && (isRefusal(error.problem) || error.problem.status === FORBIDDEN);

/** Whoever asks again is refused again. */
const FORBIDDEN = 403;
