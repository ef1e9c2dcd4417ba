/** The field that finds subscriptions, and what it found (docs/rules/account.md#long-lists). */
import './subscription-search.css';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { startTransition, useRef, useState } from 'react';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { toSearchText } from '../../../ui/form/search-text.ts';
import { TextField } from '../../../ui/form/text-field.tsx';

type Props = {
  /** The text that the lists on screen were searched for. */
  searchedFor: string;
  found: number;
  total: number;
  /** Gets the rule as well, so that a customer without a search does not load it. */
  onSearch: (text: string, find: typeof findSubscriptions) => void;
};

/**
 * Keeps the typed text to itself: a key renders this component at once, and the lists as a transition that the next key
 * interrupts.
 */
export default function SubscriptionSearch({ searchedFor, found, total, onSearch }: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const isSearched = searchedFor.trim() !== '';
  const isFound = found > 0;

  function search(text: string): void {
    setTyped(text);
    startTransition(() => onSearch(text, findSubscriptions));
  }

  function clear(): void {
    search('');
    // The focused button disappears; without this the focus would be lost.
    field.current?.focus();
  }

  return (
    <search className="subscription-search">
      <TextField
        ref={field}
        type="search"
        label={t('account.list.find')}
        value={typed}
        onChange={(event) => search(event.target.value)}
        autoComplete="off"
      />
      <p role="status" className="subscription-search__result figures">
        {isSearched && (isFound ? t('account.list.found', { found, total }) : t('account.list.none'))}
      </p>
      {isSearched && !isFound && <Button onClick={clear}>{t('account.list.clear')}</Button>}
    </search>
  );
}

/** Returns the subscriptions whose title or number contains every word of the text. Case and accents do not matter. */
export function findSubscriptions<S extends Pick<SubscriptionListItem, 'title' | 'subscriptionNumber'>>(
  subscriptions: readonly S[],
  text: string,
): readonly S[] {
  const searchedFor = toSearchText(text);
  if (searchedFor === '') return subscriptions;
  const words = searchedFor.split(/\s+/);
  return subscriptions.filter(({ title, subscriptionNumber }) => {
    const searched = toSearchText(`${title} ${subscriptionNumber}`);
    return words.every((word) => searched.includes(word));
  });
}
