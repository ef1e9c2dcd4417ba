/**
 * What a browser does with the focus when a modal dialog opens and closes, which the DOM of the tests does not do: the
 * first part that can have it gets the focus, and what had it before gets it back if it still can.
 */
import { vi } from 'vitest';

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex]';

/** From now on, until `vi.restoreAllMocks`. */
export function moveFocusWithDialogs(): void {
  const { showModal, close } = HTMLDialogElement.prototype;
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    before.set(this, document.activeElement);
    showModal.call(this);
    this.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  });
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    close.call(this);
    const opener = before.get(this);
    const focused = document.activeElement;
    if (opener instanceof HTMLElement && opener.isConnected && !opener.matches(':disabled')) opener.focus();
    else if (focused instanceof HTMLElement && this.contains(focused)) focused.blur();
  });
}
