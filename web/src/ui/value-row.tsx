/** The words of a row that leads on or opens: what it is about, and at its end what holds now. */
import './value-row.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type Props = {
  icon?: IconName;
  name: ReactNode;
  /** What holds now. */
  value?: ReactNode;
};

/** Stands in the `summary` of a disclosure or in a link, which has the arrow. */
export function ValueRow({ icon, name, value }: Props) {
  return (
    <span className="value-row">
      {icon && <Icon name={icon} className="value-row__icon" />}
      <span className="value-row__words">
        <span className="value-row__name">{name}</span>
        {value && <span className="value-row__value">{value}</span>}
      </span>
    </span>
  );
}
