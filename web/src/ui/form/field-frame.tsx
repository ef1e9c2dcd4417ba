/** What every field wears: label above, help below it, error beneath with icon and words. */
import './field.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon.tsx';

export type FieldTexts = {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** Says beside the label that the field may stay empty. */
  optional?: boolean | undefined;
};

/** The ids by which an input points to its help and error. */
export function describedBy(id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>): string | undefined {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

type Props = FieldTexts & { id: string; labelId?: string; children: ReactNode };

export function FieldFrame({ id, labelId, label, help, error, optional = false, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id} id={labelId}>
        {label}
        {optional && <span className="field__optional"> {t('ui.optional')}</span>}
      </label>
      {help && (
        <p className="field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field__error" id={`${id}-error`}>
      <Icon name="danger" />
      {error}
    </p>
  );
}
