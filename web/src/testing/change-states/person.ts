/**
 * What a person does on a page, and what they read and hear. Timers are the test's own: nothing waits, and what follows
 * a press has happened when the press returns.
 */
import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** Before the timers become the test's own: modules arrive in their own time. */
const { setTimeout: inRealTime, setImmediate: nextTask } = globalThis;
const realNow = performance.now.bind(performance);

/** For the first load of a page's modules on a busy machine. */
const MAX_WAIT_MS = 10_000;

/** As long as a picture of the screen: what follows from it is drawn first. */
const FRAME_MS = 16;

/** Long enough for what follows a press at once: the focus, scrolling. Far from the first pause after a change. */
const AT_ONCE_MS = 4 * FRAME_MS;

/** What a screen reader has said by itself. */
let heard = '';

/** What is behind a modal dialog is silent. */
const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';

function listen(): void {
  for (const { textContent } of reachable().querySelectorAll(LIVE))
    if (!heard.includes(textContent)) heard += `${textContent}\n`;
}

/** Forgets what was said until now. */
export function forgetAnnouncements(): void {
  heard = '';
}

/** What the live regions of the page have said since then. */
export function announced(): string {
  listen();
  return heard;
}

/** Moves the time on, and draws in between what a person would see and hear. */
async function step(advance: () => Promise<unknown>): Promise<void> {
  await act(async () => {
    await advance();
    await new Promise<void>((resolve) => nextTask(() => resolve()));
  });
  listen();
}

/** What follows at once, or in the time given in milliseconds. */
export async function pass(ms = AT_ONCE_MS): Promise<void> {
  const end = Date.now() + ms;
  if (ms <= AT_ONCE_MS) while (Date.now() < end) await step(() => vi.advanceTimersByTimeAsync(FRAME_MS));
  else while (Date.now() < end && vi.getTimerCount() > 0) await step(() => vi.advanceTimersToNextTimerAsync());
}

/** Returns what `find` returns as soon as it does not throw. Throws its error if the page does not come to it. */
export async function until<T>(find: () => T): Promise<T> {
  const startedAt = realNow();
  for (let tasks = 0; ; tasks += 1) {
    try {
      return find();
    } catch (error) {
      if (realNow() - startedAt > MAX_WAIT_MS) throw error;
    }
    if (tasks < 20) await pass(FRAME_MS);
    else await act(() => new Promise<void>((resolve) => inRealTime(resolve, 5)));
  }
}

export type Name = string | RegExp;

export const matches = (text: string, name: Name): boolean =>
  typeof name === 'string' ? text.startsWith(name) : name.test(text);

/** What can be reached: the open dialog, or the page. */
export function reachable(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}

/**
 * Returns what can be reached of elements with that name, first to last. By their own words, because Testing Library
 * looks at every element of the page for a role: most of the time of these tests would go into that. A button that has
 * other words while it is busy has them in its text all the time, so a name is compared with the beginning.
 */
function named(elements: string, name: Name): HTMLElement[] {
  return [...reachable().querySelectorAll<HTMLElement>(elements)].filter(
    (element) => matches(nameOf(element), name) && element.closest('details:not([open]) > :not(summary)') === null,
  );
}

const isField = (element: HTMLElement): element is HTMLInputElement => element.matches(FIELDS);

function nameOf(element: HTMLElement): string {
  const labels = isField(element) ? [...(element.labels ?? [])] : [];
  const texts = [element.getAttribute('aria-label'), ...labels.map(({ textContent }) => textContent)];
  return (texts.find((text) => text !== null) ?? element.textContent).trim();
}

function one<E extends HTMLElement>(found: readonly E[], name: Name): E {
  const [element] = found;
  if (!element) throw new Error(`There is no ${name} in: ${reachable().textContent}`);
  return element;
}

export const button = (name: Name): HTMLElement => one(named('button', name), name);

/** Presses with the mouse as a browser does: what is pressed has the focus, unless it is disabled. */
export async function pressElement(element: HTMLElement): Promise<void> {
  element.focus();
  fireEvent.click(element);
  await pass();
}

/** Throws if the button is disabled. */
export function enabled(name: Name): HTMLElement {
  const found = button(name);
  if (found.matches(':disabled')) throw new Error(`${name} is disabled`);
  return found;
}

/** Waits for the button and presses it once it is not disabled. */
export const press = async (name: Name): Promise<void> => pressElement(await until(() => enabled(name)));

/** Opens a part of the page that is closed. */
export async function unfold(name: Name): Promise<void> {
  const summary = await until(() => one(named('summary', name), `${name}`));
  if (!summary.closest('details')?.open) await pressElement(summary);
}

export async function tick(name: Name): Promise<void> {
  await pressElement(await until(() => one(named('input[type="radio"], input[type="checkbox"]', name), name)));
}

export const FIELDS = 'input, textarea, select';

/** Enters a value, and leaves the field. */
export async function fill(label: Name, value: string): Promise<void> {
  const found = await until(() => one(named(FIELDS, label), label));
  found.focus();
  fireEvent.change(found, { target: { value } });
  fireEvent.blur(found);
  await pass();
}

/** A field on the page, also behind a dialog. */
export function field(label: string): HTMLInputElement {
  const fields = [...document.querySelectorAll<HTMLInputElement>(FIELDS)];
  return one(
    fields.filter((candidate) => nameOf(candidate).startsWith(label)),
    label,
  );
}

export const enteredIn = (label: string): string => field(label).value;

/** The name of the chosen answer to a question, also behind a dialog; empty if nothing is chosen. */
export function chosen(question: string): string {
  const groups = [...document.querySelectorAll('fieldset')];
  const group = groups.find((one) => one.querySelector('legend')?.textContent.startsWith(question));
  if (!group) throw new Error(`There is no question ${question}`);
  const answers = [...group.querySelectorAll<HTMLInputElement>('input')].filter(({ checked }) => checked);
  return answers.map(nameOf).join();
}

/** The key Escape, as a browser sends it to the open dialog. */
export async function pressEscape(): Promise<void> {
  const dialog = reachable();
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('There is no dialog');
  const goesOn = fireEvent.keyDown(dialog, { key: 'Escape' });
  if (goesOn && fireEvent(dialog, new Event('cancel', { cancelable: true }))) dialog.close();
  await pass();
}

/** A press beside the open dialog. */
export async function pressOutside(): Promise<void> {
  fireEvent.mouseDown(reachable());
  await pass();
}

/** The reasons of failures that a screen reader says at once. */
export const alerts = (): readonly string[] =>
  [...reachable().querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);

/** The name of what has the focus. */
export function focusedText(): string {
  const { activeElement } = document;
  return isFocusLost() || !(activeElement instanceof HTMLElement) ? 'The focus is lost' : nameOf(activeElement);
}

/** Nobody who uses a keyboard finds the way on from there. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}
