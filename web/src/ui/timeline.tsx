/** What comes one after another: a rail with a dot for each moment. */
import './timeline.css';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = {
  /** `rows` has the amounts at the end of the lines; by default everything of a moment is below its name. */
  layout?: 'stacked' | 'rows';
  children: ReactNode;
};

export function Timeline({ layout = 'stacked', children }: Props) {
  return <ol className={classNames('timeline', layout === 'rows' && 'timeline--rows')}>{children}</ol>;
}

type MomentProps = {
  name: ReactNode;
  /** When it is, or what it is, below the name. */
  note?: ReactNode;
  /** The amount, and what belongs to it. */
  children?: ReactNode;
};

export function Moment({ name, note, children }: MomentProps) {
  return (
    <li className="timeline__moment">
      <span className="timeline__name">{name}</span>
      {note && <span className="timeline__note figures">{note}</span>}
      {children}
    </li>
  );
}
