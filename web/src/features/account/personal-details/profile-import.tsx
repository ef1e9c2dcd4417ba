/**
 * Shows whether the shop has imported what the customer changed at the identity provider. A failed import is requested
 * again (docs/rules/account.md#contact-details).
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../api/session.ts';
import { useChange } from '../../../commerce/changes/use-change.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useNotify } from '../../../ui/notifications.tsx';
import { findProfileOutcome, PROFILE_OUTCOME } from './profile-url.ts';

export function ProfileImport() {
  const { t } = useTranslation();
  const notify = useNotify();
  const { role } = useSession();
  const [query, setQuery] = useSearchParams();
  const [outcome] = useState(() => findProfileOutcome(query));
  const tellUpdated = () => notify('success', t('account.details.contactUpdated'));
  const { run, isRunning, errorText } = useChange('updateProfileToken', { onDone: tellUpdated });
  const importAgain = () => void run({ body: {} });

  const follow = useEffectEvent(() => {
    // Out of the URL, so that a reload does not show it again.
    if (query.has(PROFILE_OUTCOME)) {
      const rest = new URLSearchParams(query);
      rest.delete(PROFILE_OUTCOME);
      setQuery(rest, { replace: true });
    }
    if (outcome === 'updated') tellUpdated();
    // An admin has no sign-in of the customer at the identity provider to import from.
    if (outcome === 'failed' && role !== 'admin') importAgain();
  });
  useEffect(() => follow(), []);

  if (errorText === undefined) return null;
  return (
    <div ref={showInMiddle}>
      <LoadFailed
        text={`${t('account.details.contactNotTakenOver')}\n${errorText}`}
        onRetry={importAgain}
        busy={isRunning}
      />
    </div>
  );
}

function showInMiddle(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
