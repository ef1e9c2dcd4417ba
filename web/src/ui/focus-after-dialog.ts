/** Where the focus goes when a dialog has closed (docs/rules/errors.md#dialogs). */

/**
 * Called before the dialog closes. Returns a function for the time after it: if the element that had the focus before is
 * gone, so that the browser has no place for it, the heading of what is left around the dialog gets it.
 */
export function focusAfterDialog(dialog: Element): () => void {
  const around: Element[] = [];
  for (let outer = dialog.parentElement; outer; outer = outer.parentElement) around.push(outer);
  return () => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    findHeading(around)?.focus({ preventScroll: true });
  };
}

/** Returns the heading of the innermost part that is still there and has one. */
function findHeading(around: readonly Element[]): HTMLElement | undefined {
  for (const part of around) {
    const heading = part.isConnected ? part.querySelector<HTMLElement>('h1, h2, h3') : null;
    if (heading) {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      return heading;
    }
  }
  return undefined;
}
