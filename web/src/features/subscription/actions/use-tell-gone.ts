/** Says why a dialog has gone that was open: what it asks about is not offered any more (docs/rules/errors.md#dialogs). */
import { useHref, useLocation } from 'react-router-dom';
import { loadTexts } from '../../../api/late-texts.ts';
import type { ChangeAction } from '../../../commerce/changes/use-change.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { useNotify } from '../../../ui/notifications.tsx';
import { useIsShown } from '../../../ui/use-is-shown.ts';

/** How long it stays, in milliseconds: the customer was reading something else. */
const READING_TIME_MS = 10_000;

/** The answer to a press tells itself, and a page that is left says nothing. */
export function useTellGone(
  isOpen: boolean,
  { isRunning, errorText }: Pick<ChangeAction<never>, 'isRunning' | 'errorText'>,
): void {
  const { t } = useTranslation();
  const notify = useNotify();
  const path = useHref(useLocation().pathname);

  async function tell(): Promise<void> {
    // Without its texts the page itself still shows what has changed.
    const hasTexts = await loadTexts('meanwhile.gone').catch(() => false);
    if (hasTexts) notify('info', t('meanwhile.gone'), READING_TIME_MS);
  }

  useIsShown(() => {
    const isAsking = isOpen && !isRunning && errorText === undefined;
    if (isAsking && window.location.pathname === path) void tell();
  });
}
