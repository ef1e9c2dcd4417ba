/** The row of buttons below a form or a question. It takes no press for half a second after it appears. */
import './form.css';
import '../press-guard.css';
import type { ReactNode } from 'react';

export function FormActions({ children }: { children: ReactNode }) {
  return <div className="form__actions press-guard">{children}</div>;
}
