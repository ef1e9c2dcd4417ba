/** The parts that forms and dialogs are laid out with. */
import './form.css';
import '../press/press-guard.css';
import type { ReactNode } from 'react';
import { useTranslation } from '../../texts/texts.ts';
import { Icon } from '../icon.tsx';
import { Skeleton } from '../skeleton.tsx';

/** The row of buttons below a form or a question. It takes no press for half a second after it appears. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="form__actions press-guard">{children}</div>;
}

/** Spaces its children like the parts of a form, where no form element is needed: in dialogs and around other forms. */
export function FormLayout({ children }: { children: ReactNode }) {
  return <div className="form">{children}</div>;
}

type ReasonProps = { id: string; children: ReactNode };

/** The reason why a button is disabled; the button references it by `aria-describedby`. */
export function FormReason({ id, children }: ReasonProps) {
  return (
    <p id={id} className="form__reason">
      <Icon name="info" />
      {children}
    </p>
  );
}

type FieldsProps = { disabled: boolean; className?: string; children: ReactNode };

/**
 * Fields of a form that are disabled together while they are sent. They are no group of their own for assistive
 * technology: a group needs a name, and the page has named the form.
 */
export function FormFields({ disabled, className = 'form__fields', children }: FieldsProps) {
  return (
    <fieldset role="presentation" className={className} disabled={disabled}>
      {children}
    </fieldset>
  );
}

/** The placeholder of a form that is loading. */
export function FormSkeleton() {
  const { t } = useTranslation();
  return <Skeleton label={t('ui.loading')} lines={3} className="form__skeleton-line" />;
}
