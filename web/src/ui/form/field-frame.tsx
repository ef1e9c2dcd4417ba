/** The frame of every field: label above, help below the label, error below the input. */
import './field.css';
import type { ReactNode } from 'react';
import { useTranslation } from '../../texts/texts.ts';
import { Icon } from '../icon.tsx';

export type FieldTexts = {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** Marks the label as optional. */
  optional?: boolean | undefined;
};

export type AnnouncedError = {
  /** The error is an answer of the shop: it appears while the focus is elsewhere, so screen readers say it at once. */
  announcesError?: boolean | undefined;
};

/** Returns the `aria-describedby` of an input: the ids of its help and error. */
export function describedBy(id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>): string | undefined {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

type Props = FieldTexts & AnnouncedError & { id: string; labelId?: string; children: ReactNode };

export function FieldFrame({ id, labelId, label, help, error, announcesError, optional = false, children }: Props) {
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
      <FieldError id={id} error={error} announcesError={announcesError} />
    </div>
  );
}

type ErrorProps = Pick<FieldTexts, 'error'> & AnnouncedError & { id: string };

export function FieldError({ id, error, announcesError = false }: ErrorProps) {
  if (!error) return null;
  return (
    <p className="field__error" id={`${id}-error`} role={announcesError ? 'alert' : undefined}>
      <Icon name="danger" />
      {error}
    </p>
  );
}
