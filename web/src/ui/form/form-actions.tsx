/** The row of buttons below a form or a question. */
import './form.css';
import type { ReactNode } from 'react';

export function FormActions({ children }: { children: ReactNode }) {
  return <div className="form__actions">{children}</div>;
}
