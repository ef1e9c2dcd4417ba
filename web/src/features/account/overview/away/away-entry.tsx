/** The way from the overview to the dialog that changes several subscriptions; `?task=away` opens it, too. */

import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import './away-entry.css';
import { lazy, useState, useTransition } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChangeEntry } from '../../../../commerce/status/change-entry.tsx';
import { useTranslation } from '../../../../texts/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { LoadedPart } from '../../../../ui/in-browser.tsx';

const AwayDialog = lazy(() => import('./away-dialog.tsx'));

type Props = {
  /** In the order of the overview. */
  subscriptions: readonly SubscriptionListItem[];
  isOffered: boolean;
  /** Whether this site manages a subscription. */
  hasPage: (subscription: SubscriptionListItem, country: CountryCode) => boolean;
};

/** Nothing with fewer than two subscriptions that it applies to, unless a link asks for it: then the dialog says so. */
export default function AwayEntry({ subscriptions, isOffered, hasPage }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const [isPressed, setPressed] = useState(false);
  const [isLoading, startLoading] = useTransition();
  const isLinked = query.get('task') === 'away';

  function close(): void {
    setPressed(false);
    if (!isLinked) return;
    query.delete('task');
    setQuery(query, { replace: true });
  }

  return (
    <>
      {isOffered && (
        <ChangeEntry label={t('account.away')}>
          <Button variant="quiet" busy={isLoading} onClick={() => startLoading(() => setPressed(true))}>
            {t('account.away')}
          </Button>
        </ChangeEntry>
      )}
      {(isPressed || isLinked) && (
        <LoadedPart>
          <AwayDialog subscriptions={subscriptions} isOffered={isOffered} hasPage={hasPage} onClose={close} />
        </LoadedPart>
      )}
    </>
  );
}
