/**
 * After a failed submission: scrolls to the first error, focuses it and tracks the invalid fields
 * (docs/rules/errors.md#form-errors).
 */
import { hasFields } from '@perennial/shared/unknown-values';
import type { BaseSyntheticEvent } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { track } from '../../analytics/track.ts';

/** The delay lets the page settle; the offset keeps the field's label visible above it. */
const SCROLL_DELAY_MS = 10;
const SCROLL_OFFSET_PX = -60;

/** Returns the names of the invalid fields, those of a billing address with a prefix. */
export function failedFields(errors: object, prefix = ''): readonly string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!hasFields(error)) return [];
    if (typeof error['type'] === 'string') return [prefix + (prefix ? capital(name) : name)];
    // An error without a type is that of a group of fields.
    return failedFields(error, name === 'billing' ? name : '');
  });
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Scrolls to the first invalid field and focuses it. */
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

/** Returns the second argument of the form library's `handleSubmit`. The form needs `shouldFocusError: false`. */
export function onFailedValidation<T extends FieldValues>(form: string) {
  return (errors: FieldErrors<T>, event?: BaseSyntheticEvent): void => {
    track('validation_error', { form, fields: failedFields(errors) });
    goToFirstError(event?.target instanceof Element ? event.target : null);
  };
}
