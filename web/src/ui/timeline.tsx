/** What comes one after another: a rail with a dot for each moment. */
import './timeline.css';
import type { ReactNode } from 'react';

export function Timeline({ children }: { children: ReactNode }) {
  return <ol className="timeline">{children}</ol>;
}

type MomentProps = {
  name: ReactNode;
  /** When it is, or what it is. */
  note: ReactNode;
  /** The amount, and what belongs to it. */
  children?: ReactNode;
};

export function Moment({ name, note, children }: MomentProps) {
  return (
    <li className="timeline__moment">
      <strong>{name}</strong>
      <span className="timeline__note figures">{note}</span>
      {children}
    </li>
  );
}
