/** A summary that opens the content below it, on the browser's own details element. */
import './disclosure.css';
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type Props = {
  summary: ReactNode;
  /** The element of the summary's words. */
  as?: 'span' | 'h2' | 'h3';
  children: ReactNode;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  className?: string;
};

export function Disclosure({ summary, as: Words = 'span', children, open, onToggle, className }: Props) {
  // A visitor can open a server-rendered page's summary before React has hydrated it.
  const [reportEarlyToggle] = useState(() => (element: HTMLDetailsElement | null) => {
    if (element && element.open !== (open ?? false)) onToggle?.(element.open);
  });

  return (
    <details
      ref={reportEarlyToggle}
      className={classNames('disclosure', className)}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="disclosure__summary">
        <Words className="disclosure__words">{summary}</Words>
        <Icon name="chevron-down" className="disclosure__mark" />
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  );
}
