/** The field that finds subscriptions, and what it found (docs/rules/account.md#long-lists). */
import './subscription-search.css';
import { startTransition, useRef, useState } from 'react';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

type Props = {
  /** The text that the lists on screen were searched for. */
  searchedFor: string;
  found: number;
  total: number;
  onSearch: (text: string) => void;
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
    startTransition(() => onSearch(text));
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
