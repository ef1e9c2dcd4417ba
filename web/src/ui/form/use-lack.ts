/**
 * What a form with one choice lacks. Its button is enabled: a press says at the field what is missing, and moves the focus
 * there (docs/rules/errors.md#missing-input).
 */
import { type RefObject, useRef, useState } from 'react';

type Lack = {
  /** The element around the field. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Undefined before the first press, and when nothing is missing. */
  readonly error: string | undefined;
  readonly say: () => void;
};

/** `text` says what is missing; undefined if nothing is. */
export function useLack(text: string | undefined): Lack {
  const place = useRef<HTMLDivElement>(null);
  const [isSaid, setSaid] = useState(false);
  // A choice that is emptied after it was sent lacks nothing.
  if (isSaid && text === undefined) setSaid(false);
  return {
    place,
    error: isSaid ? text : undefined,
    say() {
      setSaid(true);
      if (place.current) findOpenField(place.current)?.focus();
    },
  };
}

/** Returns the first question without an answer; below an answer that asks for more it is the list that asks. */
function findOpenField(place: HTMLElement): HTMLElement | null {
  const open = [...place.querySelectorAll('fieldset')].find((question) => !question.querySelector('input:checked'));
  return (
    open?.querySelector<HTMLElement>('input:not(:disabled)') ??
    place.querySelector<HTMLElement>('select:not(:disabled)') ??
    place.querySelector<HTMLElement>('input:not(:disabled)')
  );
}
