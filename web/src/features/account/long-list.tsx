/**
 * A list that shows its first items, and more of them on request, so that a long list is drawn as quickly as a short one
 * (docs/rules/account.md#long-lists).
 */
import './long-list.css';
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
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
  /** The text that the customer has typed: its items may not be on screen yet. */
  typed?: RefObject<string>;
  className: string;
  /** Divides the items on screen into parts with a title each; without it they are one list. */
  groups?: (shown: readonly T[]) => readonly Group<T>[];
  /** Renders one item as a `li` with a key. The element in it with `tabIndex` -1 gets the focus if it is the first new one. */
  children: (item: T) => ReactNode;
};

type Group<T> = {
  readonly key: string;
  readonly title: string;
  /** Beside the title, for example a sum. */
  readonly aside: ReactNode;
  readonly items: readonly T[];
};

/** What presses have added. It counts for one text: a press before the items of the last letter counts for those. */
type Grown = {
  readonly searchedFor: string;
  readonly limit: number;
  /** The index of the first new item. */
  readonly firstNew: number;
};

export function LongList<T>({
  items,
  step,
  cap = Infinity,
  searchedFor = '',
  typed,
  className,
  groups,
  children,
}: Props<T>) {
  const [grown, setGrown] = useState<Grown>();
  const focused = useRef<Grown>(undefined);
  const limit = grown?.searchedFor === searchedFor ? grown.limit : step;
  const shown = items.slice(0, Math.min(limit, cap));

  function grow(): void {
    const text = typed?.current ?? searchedFor;
    setGrown((before) => {
      const shown = before?.searchedFor === text ? before.limit : step;
      return { searchedFor: text, limit: shown + step, firstNew: shown };
    });
  }

  // Before the browser paints, because the focused button may be gone. Once for each press, when its items are there.
  const focusFirstNew = useCallback(
    (list: HTMLElement | null) => {
      if (!list || !grown || grown.searchedFor !== searchedFor || focused.current === grown) return;
      focused.current = grown;
      const listed = groups ? list.querySelectorAll('li') : list.children;
      const item = listed[grown.firstNew] ?? listed[listed.length - 1];
      item?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    },
    [grown, searchedFor, groups],
  );

  return (
    <>
      {groups ? (
        <div className={className} ref={focusFirstNew}>
          {groups(shown).map((group) => (
            <section key={group.key} className="long-list__group">
              <header className="long-list__title">
                <h3>{group.title}</h3>
                <span className="figures">{group.aside}</span>
              </header>
              <ul>{group.items.map(children)}</ul>
            </section>
          ))}
        </div>
      ) : (
        <ul className={className} ref={focusFirstNew}>
          {shown.map(children)}
        </ul>
      )}
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

/**
 * Splits the first rendering of a long list in two: a screen full of it, and the rest. Returns false in the first render of
 * a component, and true in a transition after that render is on screen.
 */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => startTransition(() => setIsPainted(true)), []);
  return isPainted;
}
