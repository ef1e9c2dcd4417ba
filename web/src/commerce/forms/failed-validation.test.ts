// @vitest-environment happy-dom
import type { BaseSyntheticEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setEventReceiver } from '../../analytics/track.ts';
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

describe('after a failed submission', () => {
  const fail = (event?: { readonly target: Element | null }) =>
    onFailedValidation('support')({ b: { type: 'validate' } }, event as BaseSyntheticEvent | undefined);

  it('counts from the top of a page that is scrolled, and leaves the scrolling to one movement', () => {
    vi.useFakeTimers();
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -100, 10, 10));
    const focused = vi.spyOn(HTMLElement.prototype, 'focus');
    document.body.innerHTML = '<form><input aria-invalid="true"></form>';
    fail({ target: document.querySelector('form') });
    vi.advanceTimersByTime(10);
    expect(scrolled).toHaveBeenCalledWith({ top: 140 });
    expect(focused).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('only focuses the field in a dialog, whose page behind it must not move', () => {
    vi.useFakeTimers();
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    document.body.innerHTML = '<dialog open><form><input aria-invalid="true"></form></dialog>';
    fail({ target: document.querySelector('form') });
    vi.advanceTimersByTime(10);
    expect(document.activeElement).toBe(document.querySelector('input'));
    expect(scrolled).not.toHaveBeenCalled();
  });

  it.each([
    ['a form without an invalid field', () => ({ target: document.createElement('form') })],
    ['an event without a form', () => ({ target: null })],
    ['no event', () => undefined],
  ])('leaves the page where it is: %s', (_, event) => {
    vi.useFakeTimers();
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    fail(event());
    expect(() => vi.advanceTimersByTime(10)).not.toThrow();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('reports the form and its invalid fields', () => {
    const receive = vi.fn();
    setEventReceiver(receive);
    fail();
    expect(receive).toHaveBeenLastCalledWith({ name: 'validation_error', details: { form: 'support', fields: ['b'] } });
  });
});

it('names the invalid fields, those of a billing address with a prefix', () => {
  const error = { type: 'validate', message: 'is required' };
  expect(failedFields({ firstName: error })).toEqual(['firstName']);
  expect(failedFields({ shipping: { zipCode: error, city: undefined }, billing: { zipCode: error } })).toEqual([
    'zipCode',
    'billingZipCode',
  ]);
});
