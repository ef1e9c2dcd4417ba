/** Where the focus goes when what had it is gone or disabled (docs/rules/errors.md#focus). */

/**
 * Called before the dialog closes. Returns a function for the time after it: if the element that had the focus before is
 * gone, so that the browser has no place for it, the heading of what is left around the dialog gets it.
 */
export function focusAfterDialog(dialog: Element): () => void {
  const around = findAround(dialog);
  return () => {
    if (isLost()) focusHeading(around);
  };
}

/**
 * Runs an action. If it takes what has the focus away or disables it, the focus is back in it as soon as it can have it,
 * and otherwise in the heading of what is left around it.
 */
export async function keepFocus<T>(run: () => Promise<T>): Promise<T> {
  const { activeElement: pressed, body } = document;
  if (!(pressed instanceof HTMLElement) || pressed === body) return run();
  const around = findAround(pressed);
  try {
    return await run();
  } finally {
    // The page is drawn in the meantime.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (!isLost()) return;
        if (pressed.isConnected && !pressed.matches(':disabled')) pressed.focus({ preventScroll: true });
        else focusHeading(around);
      }),
    );
  }
}

/** The `ref` of a heading or text, with `tabIndex={-1}`, that takes the place of what was pressed. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** The `ref` of a button that takes the place of another one: it takes the focus if the other one had it. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (isLost()) element?.focus({ preventScroll: true });
}

/** A disabled element has the focus until the next frame. */
function isLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}

/** Returns the elements around one, the innermost first. */
function findAround(element: Element): readonly Element[] {
  const around: Element[] = [];
  for (let outer = element.parentElement; outer; outer = outer.parentElement) around.push(outer);
  return around;
}

/**
 * Returns the heading of a part; of a disclosure, what opens and closes it. That of a disclosure or of a named section in
 * the part is none.
 */
function findPlace(part: Element): HTMLElement | null {
  const [first] = part.children;
  if (first instanceof HTMLElement && first.localName === 'summary' && first.querySelector('h2, h3')) return first;
  const headings = [...part.querySelectorAll<HTMLElement>('h1, h2, h3')];
  return headings.find((heading) => !heading.closest('summary') && !isInSectionOf(part, heading)) ?? null;
}

function isInSectionOf(part: Element, heading: Element): boolean {
  const section = heading.closest('section[aria-labelledby]');
  return section !== null && section !== part && part.contains(section);
}

/** Focuses the heading of the innermost part that is still there and has one. */
function focusHeading(around: readonly Element[]): void {
  for (const part of around) {
    const place = part.isConnected ? findPlace(part) : null;
    if (!place) continue;
    if (place.localName !== 'summary' && !place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    return;
  }
}
