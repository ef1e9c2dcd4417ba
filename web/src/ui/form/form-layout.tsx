/** Spaces its children like the parts of a form, where no form element is needed: in dialogs and around other forms. */
import './form.css';
import type { ReactNode } from 'react';

export function FormLayout({ children }: { children: ReactNode }) {
  return <div className="form">{children}</div>;
}
