/** The active and the inactive subscriptions; many of them can be searched (docs/rules/account.md#long-lists). */
import '../../../ui/card.css';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { filterRunning } from '@perennial/shared/subscriptions/running';
import { type ComponentProps, lazy, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { useOpenBalance } from '../../../commerce/invoices/use-invoices.ts';
import { useComingUp } from '../../../commerce/subscriptions/use-coming-up.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LoadedPart } from '../../../ui/in-browser.tsx';
import { EmptyList } from '../empty-list.tsx';
import { LongList, useIsPainted } from '../long-list.tsx';
import { sortByNext, splitByState } from './sort-subscriptions.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import type { findSubscriptions } from './subscription-search.tsx';
import { type DismissedTips, useDismissedTips } from './use-dismissed-tips.ts';

/** Loaded only by customers with many subscriptions. */
const SubscriptionSearch = lazy(() => import('./subscription-search.tsx'));

/** How many cards of a list are shown at first. One that fits in them is not searched. */
const CARDS = 10;

type Search = { readonly text: string; readonly find: typeof findSubscriptions | undefined };

/** How many cards the first render has. They fill a screen; the others follow when these are painted. */
const FIRST_CARDS = 3;

export function SubscriptionLists({ subscriptions }: { subscriptions: readonly SubscriptionListItem[] }) {
  const { t } = useTranslation();
  const dismissedTips = useDismissedTips();
  const balance = useBalanceForCare();
  const [{ text, find }, setSearch] = useState<Search>({ text: '', find: undefined });
  const typed = useRef('');
  const goods = useGoods(subscriptions);
  const cap = useIsPainted() ? Infinity : FIRST_CARDS;
  const found = find?.(subscriptions, text) ?? subscriptions;
  const { active, inactive } = splitByState(found);
  const sorted = sortByNext(active);
  const hasActive = splitByState(subscriptions).active.length > 0;

  function search(text: string, find: Search['find']): void {
    typed.current = text;
    setSearch({ text, find });
  }

  return (
    <>
      {subscriptions.length > CARDS && (
        <LoadedPart placeholder={<div className="overview__search" />}>
          <SubscriptionSearch searchedFor={text} found={found.length} total={subscriptions.length} onSearch={search} />
        </LoadedPart>
      )}
      <SubscriptionList
        title={t('account.subscriptions.active')}
        aside={balance}
        subscriptions={sorted}
        cap={cap}
        searchedFor={text}
        typed={typed}
        dismissedTips={dismissedTips}
        goods={goods}
      />
      <SubscriptionList
        title={t('account.subscriptions.inactive')}
        folded={hasActive ? text === '' : undefined}
        subscriptions={inactive}
        cap={Math.max(0, cap - active.length)}
        searchedFor={text}
        typed={typed}
        dismissedTips={dismissedTips}
        goods={goods}
      />
      {subscriptions.length === 0 && <EmptyList text={t('account.subscriptions.empty')} />}
    </>
  );
}

/** Returns how far the goods of a subscription are; undefined before the answer, null if it does not say it. */
function useGoods(subscriptions: readonly SubscriptionListItem[]): ListProps['goods'] {
  const { data, error } = useComingUp(filterRunning(subscriptions));
  const isUnknown = error !== undefined || data?.goods === null;
  return ({ subscriptionNumber }) =>
    isUnknown ? null : data?.goods?.find(({ number }) => number === subscriptionNumber)?.tracks;
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

type CardProps = ComponentProps<typeof SubscriptionCard>;

type ListProps = {
  title: string;
  /** Shown beside the title, even if the list is empty. */
  aside?: ReactNode;
  /** Whether the list is one line until it is pressed. Undefined for one that is the only list. */
  folded?: boolean | undefined;
  subscriptions: readonly SubscriptionListItem[];
  /** No more cards than this are shown for now. Without any the heading waits too. */
  cap: number;
  searchedFor: string;
  typed: RefObject<string>;
  dismissedTips: DismissedTips;
  goods: (subscription: SubscriptionListItem) => CardProps['tracks'];
};

function SubscriptionList({ title, aside, folded, subscriptions, dismissedTips, goods, ...list }: ListProps) {
  const shown = Math.min(subscriptions.length, list.cap);
  if (shown === 0 && aside === undefined) return null;
  const cards = shown > 0 && (
    <LongList items={subscriptions} step={CARDS} {...list} className="overview__cards card">
      {(subscription) => (
        <li key={subscription.subscriptionNumber}>
          <SubscriptionCard subscription={subscription} dismissedTips={dismissedTips} tracks={goods(subscription)} />
        </li>
      )}
    </LongList>
  );
  if (folded !== undefined) {
    return (
      // A search opens it, and its end folds it again.
      <details className="overview__list" open={!folded}>
        <summary className="overview__heading overview__fold">
          <h2>{title}</h2>
          <span className="overview__count figures">{subscriptions.length}</span>
          <Icon name="chevron-down" />
        </summary>
        {cards}
      </details>
    );
  }
  return (
    <section className="overview__list">
      <header className="overview__heading">
        <h2>{title}</h2>
        {aside}
      </header>
      {cards}
    </section>
  );
}
