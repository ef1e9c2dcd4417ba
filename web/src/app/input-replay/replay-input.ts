/** Repeats what a person did on a server-rendered page before the client hydrated it (docs/rules/content.md#server-rendered-pages). */
import { nextTask } from '../steps/next-task.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Kept =
  | { readonly kind: 'press'; readonly element: HTMLElement }
  | { readonly kind: 'choose'; readonly element: HTMLInputElement; readonly checked: boolean }
  | { readonly kind: 'type'; readonly element: Field; value: string }
  | { readonly kind: 'submit'; readonly element: HTMLFormElement };

export type KeptInput = {
  /** What is not repeated yet, in the order in which it was done. */
  readonly kept: Kept[];
  /** An event that comes now is part of a repetition, so it is left to the client. */
  isRepeating: boolean;
  /** Keeps nothing more: the client handles what follows. */
  release(): void;
};

declare global {
  interface Window {
    /** Set by the inline script of a server-rendered page. */
    keptInput?: KeptInput;
    /** Set by an inline script of every page: the client does not come, so the page says what it needs. */
    giveUp?: () => void;
    /** Set by the first script of every page: the page says so itself, and the client does not start. */
    isOldBrowser?: boolean;
  }
}

/**
 * Repeats what was kept, in its order, each in a task of its own like the input of a person. Called once, when the page
 * reacts. What a person does meanwhile is kept too and repeated last: handled at once, it would come before what was done
 * earlier, or would meet a part of the page that an earlier press changes.
 */
export async function replayInput(): Promise<void> {
  const early = window.keptInput;
  if (!early) return;
  delete window.keptInput;
  for (let next = early.kept.shift(); next; next = early.kept.shift()) {
    early.isRepeating = true;
    repeat(next);
    early.isRepeating = false;
    await nextTask();
  }
  early.release();
}

function repeat(kept: Kept): void {
  if (kept.kind === 'press') kept.element.click();
  else if (kept.kind === 'choose') chooseAgain(kept.element, kept.checked);
  else if (kept.kind === 'type') typeAgain(kept.element, kept.value);
  else kept.element.requestSubmit();
}

/**
 * The browser has changed the choice already, and React may have changed it back. React reports a press only if the choice
 * is another one than it has found.
 */
function chooseAgain(element: HTMLInputElement, checked: boolean): void {
  hydrateField(element);
  if (element.checked === checked) element.checked = !checked;
  element.click();
}

/** React reports a value only if it is another one than it has found or set: the text is set in a way that it does not see. */
function typeAgain(element: Field, value: string): void {
  hydrateField(element);
  element.value = '';
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
  setter?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Makes React hydrate a part of the page that still waits for it. */
function hydrateField(element: Field): void {
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
