/**
 * Shows whether the shop has imported what the customer changed at the identity provider. A failed import is requested
 * again. See docs/rules/account.md#contact-details.
 */
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '../../../api/client.ts';
import { useSession } from '../../../api/session.ts';
import { useCallMutation } from '../../../api/use-call-mutation.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useNotify } from '../../../ui/notifications.tsx';
import { findProfileOutcome, PROFILE_OUTCOME } from './profile-url.ts';

export function ProfileImport() {
  const { t } = useTranslation();
  const notify = useNotify();
  const { role } = useSession();
  const outcome = useOutcome();
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string>();
  const { trigger, isMutating } = useCallMutation('updateProfileToken');

  async function importAgain(): Promise<void> {
    try {
      await trigger({ body: {} });
      setFailure(undefined);
      notify('success', t('account.details.contactUpdated'));
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  // Only the outcome of the visit starts it.
  const started = useRef(importAgain);
  useEffect(() => {
    if (outcome === 'updated') notify('success', t('account.details.contactUpdated'));
    // An admin has no sign-in of the customer at the identity provider to import from.
    if (outcome === 'failed' && role !== 'admin') void started.current();
  }, [outcome, role, notify, t]);

  useEffect(() => {
    if (failure !== undefined) place.current?.scrollIntoView({ block: 'center' });
  }, [failure]);

  return (
    <div ref={place} hidden={failure === undefined}>
      {failure !== undefined && (
        <LoadFailed
          text={`${t('account.details.contactNotTakenOver')}\n${failure}`}
          onRetry={() => void importAgain()}
          busy={isMutating}
        />
      )}
    </div>
  );
}

/** Returns the outcome in the query, and removes it from the URL, so that a reload does not show it again. */
function useOutcome() {
  const [query, setQuery] = useSearchParams();
  const [outcome] = useState(() => findProfileOutcome(query));
  const isInQuery = query.has(PROFILE_OUTCOME);
  useEffect(() => {
    if (!isInQuery) return;
    setQuery(
      (current) => {
        current.delete(PROFILE_OUTCOME);
        return current;
      },
      { replace: true },
    );
  }, [isInQuery, setQuery]);
  return outcome;
}
