/** A summary that opens the content below it, on the browser's own details element. */
import './disclosure.css';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type Props = {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  className?: string;
};

export function Disclosure({ summary, children, open, onToggle, className }: Props) {
  return (
    <details
      className={classNames('disclosure', className)}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="disclosure__summary">
        <span className="disclosure__words">{summary}</span>
        <Icon name="chevron-down" className="disclosure__mark" />
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  );
}
