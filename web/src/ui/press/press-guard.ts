/**
 * Refuses presses that a person has not aimed at what they reach (docs/rules/errors.md#unseen-buttons). What appears
 * takes no press for half a second by its style (press-guard.css). Here is what a style cannot tell: a press that follows
 * another one at the same place, where something else lies meanwhile, and a key that is held.
 */

/** How fast the taps of a double tap follow each other at most, in milliseconds. A mouse counts its clicks itself. */
const DOUBLE_TAP_MS = 500;

/** How far apart the taps of a double tap are at most, in pixels. */
const DOUBLE_TAP_PX = 16;

const CONTROLS = 'button, a[href], input, select, textarea, summary, label, [role="option"], dialog';

type Press = {
  readonly control: Element;
  readonly x: number;
  readonly y: number;
  /** The time of the latest press of the row, in milliseconds since the page began to load. */
  time: number;
};

/** When the mouse or a finger pressed last, in milliseconds since the page began to load. */
let pressedAt = Number.NEGATIVE_INFINITY;

/**
 * Returns for how many milliseconds a second press of the same hand may still come; 0 without a press of the mouse or of
 * a finger. Another site's page has no guard, so the shop opens it only after that time.
 */
export function doublePressMs(): number {
  return Math.max(0, pressedAt + DOUBLE_TAP_MS - performance.now());
}

/** Watches the document from now on, or until the signal aborts. */
export function guardPresses(document: Document, signal?: AbortSignal): void {
  const options = { capture: true, ...(signal && { signal }) };
  /** The first press of a row of presses at one place. */
  let first: Press | undefined;
  /** The tap before this one at the same place. */
  let before: Press | undefined;
  let isRefused = false;
  let isMouse = true;

  function onPointerDown(event: PointerEvent): void {
    pressedAt = event.timeStamp;
    isMouse = event.pointerType === 'mouse';
    const control = findControl(event.target);
    const isNext = first !== undefined && event.timeStamp - first.time < DOUBLE_TAP_MS;
    before = isNext && !isMouse && first !== undefined && isNear(event, first) ? first : undefined;
    isRefused = isNext && first !== undefined && hasReplaced(control, first);
    if (isRefused && first) first.time = event.timeStamp;
    else first = control && { control, x: event.clientX, y: event.clientY, time: event.timeStamp };
  }

  /** A mouse moves fast enough for two presses on two buttons, so only what it counts as a double click is refused. */
  function refuse(event: MouseEvent): void {
    // A browser gives a tap beside a control to that control, so the tap of a finger is judged by what it reaches, too.
    if (before && isOther(findControl(event.target), before.control)) {
      isRefused = true;
      first = { ...before, time: event.timeStamp };
    }
    // A press of the keyboard or of assistive technology has no count.
    if (!isRefused || event.detail === 0 || (isMouse && event.detail < 2)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  document.addEventListener('pointerdown', onPointerDown, options);
  document.addEventListener('mousedown', refuse, options);
  document.addEventListener('click', refuse, options);
  document.addEventListener('mousedown', keepFocus, options);
  document.addEventListener('keydown', refuseHeldEnter, options);
}

function findControl(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest('label') ?? target.closest(CONTROLS) ?? undefined;
}

function isNear({ clientX, clientY }: PointerEvent, { x, y }: Press): boolean {
  return Math.hypot(clientX - x, clientY - y) <= DOUBLE_TAP_PX;
}

function isOther(control: Element | undefined, before: Element): control is Element {
  return control !== undefined && control !== before && !control.contains(before) && !before.contains(control);
}

/** Whether another control lies where the first press was. */
function hasReplaced(control: Element | undefined, { control: before, x, y }: Press): boolean {
  if (!isOther(control, before)) return false;
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}

/** A press on a dialog that takes none yet reaches the document behind it, and would take the focus out of the dialog. */
function keepFocus(event: MouseEvent): void {
  const isBehind = event.target instanceof Element && event.target.matches('html, body');
  if (isBehind && document.querySelector('dialog[open]')) event.preventDefault();
}

/** Enter presses once for each time it goes down, and not whatever has the focus meanwhile. In a text it makes lines. */
function refuseHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}
