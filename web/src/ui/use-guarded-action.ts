/**
 * The guard of an action that a press starts: against a second press, and against an exception that nobody foresees
 * (docs/rules/errors.md#repeated-presses).
 */
import { useMemo, useRef } from 'react';
import { useTranslation } from '../texts/texts.ts';
import { dropWhileRunning } from './drop-while-running.ts';
import { keepFocus } from './lost-focus.ts';
import { useNotify } from './notifications.tsx';

/**
 * Returns a function that stays the same and calls the latest `run`, except while a call of it runs, and after one that
 * resolved to `true`: then the action is done, and the guard lasts until the component has gone with what was pressed.
 * An exception ends the guard; it is told in words, and reported to the window.
 */
export function useGuardedAction<Args extends readonly unknown[]>(
  run: (...args: Args) => Promise<unknown>,
): (...args: Args) => Promise<void> {
  const { t } = useTranslation();
  const notify = useNotify();
  const tell = () => notify('danger', t('errors.change.unknown'));
  const latest = useRef({ run, tell });
  latest.current = { run, tell };
  return useMemo(() => {
    const guarded = dropWhileRunning(
      (...args: Args) => keepFocus(() => latest.current.run(...args)),
      (result) => result === true,
    );
    return async (...args) => {
      try {
        await guarded(...args);
      } catch (error) {
        latest.current.tell();
        reportError(error);
      }
    };
  }, []);
}
