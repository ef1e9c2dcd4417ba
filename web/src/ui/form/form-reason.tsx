/** The reason why a button is disabled; the button references it by `aria-describedby`. */
import './form.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

type Props = { id: string; children: ReactNode };

export function FormReason({ id, children }: Props) {
  return (
    <p id={id} className="form__reason">
      <Icon name="info" />
      {children}
    </p>
  );
}
