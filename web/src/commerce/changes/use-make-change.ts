/** `createMakeChange` for a component, with what the page says while it waits: `ChangeNotice`. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { CallOnce } from '../../api/call-once.ts';
import { createMakeChange, type MakeChange, type Waiting } from '../../api/make-change.ts';
import { useIsShown } from '../../ui/use-is-shown.ts';

export type ChangeProgress = {
  readonly waiting: Waiting | undefined;
  /** Looks again while the change is `late`. */
  readonly lookAgain: () => void;
};

export type MakeChangeOptions = {
  /** A flow goes on when all pauses are over; by default the customer looks again. */
  readonly goesOnWhenLate?: boolean | undefined;
  /** Sends a charge once: `useCallOnce`. */
  readonly once?: CallOnce | undefined;
};

/** Returns a function that makes a change, and the progress of the last one. */
export function useMakeChange({ goesOnWhenLate = false, once }: MakeChangeOptions = {}): ChangeProgress & {
  readonly make: MakeChange;
} {
  const { cache, mutate } = useSWRConfig();
  const [waiting, showWaiting] = useState<Waiting>();
  /** Ends the pause of a late change. */
  const wake = useRef<() => void>(() => undefined);
  const lookAgain = useCallback(() => wake.current(), []);
  const isShown = useIsShown(lookAgain);

  const make = useMemo(() => {
    const untilLookedAgain = () =>
      new Promise<void>((resolve) => {
        wake.current = resolve;
      });
    return createMakeChange(
      { cache, mutate },
      {
        isShown: () => isShown.current,
        showWaiting,
        untilLookedAgain: goesOnWhenLate ? undefined : untilLookedAgain,
        once,
      },
    );
  }, [cache, mutate, isShown, goesOnWhenLate, once]);

  return { make, waiting, lookAgain };
}
