/**
 * Fields of a form that are disabled together while they are sent. They are no group of their own for assistive
 * technology: a group needs a name, and the page has named the form.
 */
import type { ReactNode } from 'react';

type Props = { disabled: boolean; className?: string; children: ReactNode };

export function FormFields({ disabled, className = 'form__fields', children }: Props) {
  return (
    <fieldset role="presentation" className={className} disabled={disabled}>
      {children}
    </fieldset>
  );
}
