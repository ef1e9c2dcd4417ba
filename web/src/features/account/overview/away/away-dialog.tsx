/** Pauses, resumes or postpones several subscriptions (docs/rules/account.md#several-subscriptions-at-once). */
import './away.css';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { toStatusMeaning } from '@perennial/shared/subscriptions/subscription-state';
import { useState } from 'react';
import useSWR from 'swr';
import { LateTexts } from '../../../../commerce/late-texts.tsx';
import { useStore } from '../../../../state/use-store.ts';
import { useTranslation } from '../../../../texts/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FormActions, FormLayout, FormSkeleton } from '../../../../ui/form/form-parts.tsx';
import { AwayChoices } from './away-choices.tsx';
import { AwayResults } from './away-results.tsx';
import { type Away, useAway } from './use-away.ts';
import type { HasPage } from './use-wish.ts';

type Props = {
  /** In the order of the overview. */
  subscriptions: readonly SubscriptionListItem[];
  /** Whether there are enough of them. */
  isOffered: boolean;
  hasPage: HasPage;
  onClose: () => void;
};

export default function AwayDialog({ subscriptions, isOffered, hasPage, onClose }: Props) {
  const { t } = useTranslation();
  // The list changes behind the dialog; the customer chooses from what was there.
  const [listed] = useState(() => subscriptions.filter(({ status }) => toStatusMeaning(status) !== 'ended'));
  const away = useAway(listed.map(({ subscriptionNumber }) => subscriptionNumber));
  const { isRunning } = useStore(away.store);
  return (
    <Dialog open onClose={onClose} title={t('account.away')} width={597} dismissable={!isRunning}>
      <LateTexts textKey="away.text">
        {isOffered ? (
          <Content away={away} listed={listed} hasPage={hasPage} onClose={onClose} />
        ) : (
          <Few onClose={onClose} />
        )}
      </LateTexts>
    </Dialog>
  );
}

/** How many subscriptions are read, and can be changed, at a time. */
const STEP = 10;

/** A customer tries again by opening the dialog; what could not be read says so itself. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, keepPreviousData: true };

type ContentProps = Pick<Props, 'hasPage' | 'onClose'> & { away: Away; listed: Props['subscriptions'] };

function Content({ away, listed, hasPage, onClose }: ContentProps) {
  const { store, reads } = away;
  const { jobs, isRunning } = useStore(store);
  const [count, setCount] = useState(STEP);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAgain, setAgain] = useState(false);
  const shown = listed.slice(0, count);
  const numbers = shown.map(({ subscriptionNumber }) => subscriptionNumber);
  // The function is one of this dialog: another dialog reads anew.
  const { data, isValidating, mutate } = useSWR(
    ['away', reads.readAll, ...numbers],
    () => reads.readAll(numbers),
    once,
  );

  function chooseAgain(): void {
    setChosen(store.chooseAgain());
    setAgain(true);
  }

  if (jobs.length > 0 && !isRunning) return <AwayResults away={away} onAgain={chooseAgain} onClose={onClose} />;
  if (data === undefined) return <FormSkeleton />;
  return (
    <AwayChoices
      away={away}
      listed={shown.slice(0, data)}
      hasPage={hasPage}
      chosen={chosen}
      onChoose={setChosen}
      most={STEP}
      onMore={listed.length > count ? () => setCount(count + STEP) : undefined}
      onReadAgain={() => mutate()}
      isReading={isValidating}
      isAgain={isAgain}
      onClose={onClose}
    />
  );
}

/** For a link that was opened with fewer subscriptions than it is about. */
function Few({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <FormLayout>
      <p>{t('away.few')}</p>
      <FormActions>
        <Button onClick={onClose}>{t('ui.close')}</Button>
      </FormActions>
    </FormLayout>
  );
}
