/**
 * What happens when a form is not right (specification 1, sections 5 and 9): the first error comes into view and gets the
 * focus, and the fields at fault are tracked.
 */
import type { BaseSyntheticEvent } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { track } from '../../analytics/track.ts';

/** The page settles before it scrolls; the field's label stays in view above it. */
const SCROLL_DELAY_MS = 10;
const SCROLL_OFFSET_PX = -60;

/** The names of the fields at fault; those of a billing address have its prefix (specification 1, section 3.3). */
export function failedFields(errors: FieldErrors, prefix = ''): readonly string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!error) return [];
    if (typeof error.type === 'string') return [prefix + (prefix ? capital(name) : name)];
    return failedFields(error as FieldErrors, name === 'billing' ? name : '');
  });
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Goes to the first field that is marked as wrong. */
function goToFirstError(form: Element | null): void {
  setTimeout(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field) return;
    if (field.closest('dialog')) return field.focus();
    const top = field.getBoundingClientRect().top + window.scrollY + SCROLL_OFFSET_PX;
    field.focus({ preventScroll: true });
    window.scrollTo({ top });
  }, SCROLL_DELAY_MS);
}

/** The second argument of the form library's `handleSubmit`; the form itself must not take the focus (`shouldFocusError: false`). */
export function onFailedValidation<T extends FieldValues>(form: string) {
  return (errors: FieldErrors<T>, event?: BaseSyntheticEvent): void => {
    track('validation_error', { form, fields: failedFields(errors) });
    goToFirstError(event?.target instanceof Element ? event.target : null);
  };
}
