/**
 * A list that shows its first items, and more of them on request, so that a long list is drawn as quickly as a short one
 * (docs/rules/account.md#long-lists).
 */
import './long-list.css';
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

type Props<T> = {
  items: readonly T[];
  /** How many items are shown at first, and how many each press adds. */
  step: number;
  className: string;
  /** Renders one item as a `li`. The element in it with `tabIndex` -1 gets the focus if it is the first new one. */
  children: (item: T) => ReactNode;
};

export function LongList<T>({ items, step, className, children }: Props<T>) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [limit, setLimit] = useState(step);
  const [firstNew, setFirstNew] = useState<number>();
  const [growing, startGrowing] = useTransition();
  const shown = items.slice(0, limit);
  const next = Math.min(step, items.length - shown.length);

  useEffect(() => {
    if (firstNew === undefined) return;
    const item = list.current?.children[firstNew];
    item?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [firstNew]);

  function grow(): void {
    startGrowing(() => {
      setLimit(limit + step);
      setFirstNew(shown.length);
    });
  }

  return (
    <>
      <ul className={className} ref={list}>
        {shown.map(children)}
      </ul>
      {next > 0 && (
        <div className="long-list__more">
          <Button onClick={grow} busy={growing}>
            {t('account.list.more', { number: next })}
          </Button>
          <p className="figures">{t('account.list.shown', { shown: shown.length, total: items.length })}</p>
        </div>
      )}
    </>
  );
}
