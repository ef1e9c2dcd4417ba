/**
 * The guard of an action that a press starts: against a second press, and against an exception that nobody foresees
 * (docs/rules/errors.md#repeated-presses).
 */
import { useState } from 'react';
import { useTranslation } from '../../texts/texts.ts';
import { keepFocus } from '../lost-focus.ts';
import { useNotify } from '../notifications.tsx';
import { dropWhileRunning } from './drop-while-running.ts';

/**
 * Returns a function that calls `run`, except while a call of it runs, and after one whose result was the last: then the
 * action is done, and the guard lasts until the component has gone with what was pressed. An exception ends the guard; it
 * is told in words, and reported to the window. The function resolves to undefined if the call was dropped, or has thrown.
 * `isLast` does not change.
 */
export function useGuardedAction<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
  isLast: (result: Result) => boolean = (result) => result === true,
): (...args: Args) => Promise<Result | undefined> {
  const { t } = useTranslation();
  const notify = useNotify();
  const [guard] = useState(() => dropWhileRunning((press: () => Promise<Result>) => keepFocus(press), isLast));
  return async (...args) => {
    try {
      return await guard(() => run(...args));
    } catch (error) {
      notify('danger', t('errors.change.unknown'));
      reportError(error);
      return undefined;
    }
  };
}
