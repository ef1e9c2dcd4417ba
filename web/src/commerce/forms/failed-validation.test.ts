// @vitest-environment happy-dom
import type { BaseSyntheticEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { failedFields, onFailedValidation } from './failed-validation.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('scrolls to 60 px above the first invalid field after 10 ms and focuses it', () => {
  vi.useFakeTimers();
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  document.body.innerHTML = '<form><input name="a"><input name="b" aria-invalid="true"></form>';
  const form = document.querySelector('form');
  const field = document.querySelector<HTMLInputElement>('[name=b]');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 500, 10, 10));
  onFailedValidation('support')({ b: { type: 'validate' } }, { target: form } as unknown as BaseSyntheticEvent);
  vi.advanceTimersByTime(9);
  expect(scrolled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrolled).toHaveBeenCalledWith({ top: 440 });
  expect(document.activeElement).toBe(field);
});

it('names the invalid fields, those of a billing address with a prefix', () => {
  const error = { type: 'validate', message: 'is required' };
  expect(failedFields({ firstName: error })).toEqual(['firstName']);
  expect(failedFields({ shipping: { zipCode: error, city: undefined }, billing: { zipCode: error } })).toEqual([
    'zipCode',
    'billingZipCode',
  ]);
});
