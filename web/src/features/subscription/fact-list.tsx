/** A list of labels and values. Entries without a value are left out. */
import './fact-list.css';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type Props = {
  facts: readonly (readonly [label: string, value: ReactNode])[];
  className?: string;
};

export function FactList({ facts, className }: Props) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={classNames('fact-list', 'figures', className)}>
      {known.map(([label, value]) => (
        <div key={label} className="fact-list__fact">
          <dt className="fact-list__label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
