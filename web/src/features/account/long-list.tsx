/**
 * A list that shows its first items, and more of them on request, so that a long list is drawn as quickly as a short one
 * (docs/rules/account.md#long-lists).
 */
import './long-list.css';
import { type ReactNode, useLayoutEffect, useReducer, useRef, useTransition } from 'react';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';

type Props<T> = {
  items: readonly T[];
  /** How many items are shown at first, and how many each press adds. */
  step: number;
  /** No more items than this are shown for now, and no button; without it, as many as the customer asked for. */
  cap?: number;
  /** What the items were searched for. Another text shows the first items again, and items of both stay mounted. */
  searchedFor?: string;
  className: string;
  /** Renders one item as a `li` with a key. The element in it with `tabIndex` -1 gets the focus if it is the first new one. */
  children: (item: T) => ReactNode;
};

type Grown = {
  readonly searchedFor: string;
  readonly limit: number;
  /** The index of the first new item; undefined before the first press. */
  readonly firstNew?: number;
};

export function LongList<T>({ items, step, cap = Infinity, searchedFor = '', className, children }: Props<T>) {
  const list = useRef<HTMLUListElement>(null);
  const limitOf = (grown: Grown) => (grown.searchedFor === searchedFor ? grown.limit : step);
  // React runs a reducer in the render that shows its result: a press before the items of another text counts for those.
  const [grown, grow] = useReducer(
    (before: Grown): Grown => ({ searchedFor, limit: limitOf(before) + step, firstNew: limitOf(before) }),
    { searchedFor, limit: step },
  );
  const limit = limitOf(grown);

  // Before the browser draws, because the focused button may be gone.
  useLayoutEffect(() => {
    if (grown.firstNew === undefined) return;
    const item = list.current?.children[grown.firstNew] ?? list.current?.lastElementChild;
    item?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [grown]);

  return (
    <>
      <ul className={className} ref={list}>
        {items.slice(0, Math.min(limit, cap)).map(children)}
      </ul>
      {items.length > limit && cap >= limit && (
        <ShowMore shown={limit} next={Math.min(step, items.length - limit)} total={items.length} onPress={grow} />
      )}
    </>
  );
}

type ShowMoreProps = { shown: number; next: number; total: number; onPress: () => void };

/** A component of its own, because `growing` changes at once: only the button is rendered again before the new items. */
function ShowMore({ shown, next, total, onPress }: ShowMoreProps) {
  const { t } = useTranslation();
  const [growing, startGrowing] = useTransition();
  return (
    <div className="long-list__more">
      <Button onClick={() => startGrowing(onPress)} busy={growing}>
        {t('account.list.more', { number: next })}
      </Button>
      <p className="figures">{t('account.list.shown', { shown, total })}</p>
    </div>
  );
}
