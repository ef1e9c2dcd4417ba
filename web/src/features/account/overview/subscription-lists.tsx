/** The active and the inactive subscriptions; many of them can be searched. See docs/rules/account.md#long-lists. */
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../api/session.ts';
import { useOpenBalance } from '../../../commerce/invoices/use-invoices.ts';
import { useFormat } from '../../../i18n/format.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { EmptyList } from '../empty-list.tsx';
import { LongList } from '../long-list.tsx';
import { findSubscriptions } from './find-subscriptions.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import { splitByState } from './subscription-facts.ts';
import { type DismissedTips, useDismissedTips } from './use-dismissed-tips.ts';

/** How many cards are shown at first. A list that fits in them is not searched. */
const CARDS = 10;

export function SubscriptionLists({ subscriptions }: { subscriptions: readonly SubscriptionListItem[] }) {
  const { t } = useTranslation();
  const dismissedTips = useDismissedTips();
  const balance = useBalanceForCare();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const found = findSubscriptions(subscriptions, text);
  const { active, inactive } = splitByState(found);
  const counts = { shown: found.length, total: subscriptions.length };
  return (
    <>
      {subscriptions.length > CARDS && (
        <div className="overview__find">
          <TextField
            type="search"
            label={t('account.list.find')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
          />
          <p role="status" className="figures">
            {text.trim() !== '' && (found.length === 0 ? t('ui.noResults') : t('account.list.shown', counts))}
          </p>
        </div>
      )}
      {/* The key shows the first cards again for another text. */}
      <SubscriptionList
        key={`active ${text}`}
        title={t('account.subscriptions.active')}
        aside={balance}
        subscriptions={active}
        dismissedTips={dismissedTips}
      />
      <SubscriptionList
        key={`inactive ${text}`}
        title={t('account.subscriptions.inactive')}
        subscriptions={inactive}
        dismissedTips={dismissedTips}
      />
      {subscriptions.length === 0 && <EmptyList icon="box" text={t('account.subscriptions.empty')} />}
    </>
  );
}

/** Returns the open balance for an admin only: a customer sees it in the past-due panel. */
function useBalanceForCare(): ReactNode {
  const { t } = useTranslation();
  const { role } = useSession();
  const { money } = useFormat();
  const balance = useOpenBalance();
  if (role !== 'admin' || balance === 0) return undefined;
  return <p className="overview__balance figures">{t('account.balance', { amount: money(balance) })}</p>;
}

type ListProps = {
  title: string;
  /** Shown beside the title, even if the list is empty. */
  aside?: ReactNode;
  subscriptions: readonly SubscriptionListItem[];
  dismissedTips: DismissedTips;
};

function SubscriptionList({ title, aside, subscriptions, dismissedTips }: ListProps) {
  if (subscriptions.length === 0 && aside === undefined) return null;
  return (
    <section className="overview__list">
      <header className="overview__heading">
        <h2>{title}</h2>
        {aside}
      </header>
      <LongList items={subscriptions} step={CARDS} className="overview__cards">
        {(subscription) => (
          <li key={subscription.subscriptionNumber}>
            <SubscriptionCard subscription={subscription} dismissedTips={dismissedTips} />
          </li>
        )}
      </LongList>
    </section>
  );
}
