/** What the tests of forms and dialogs begin and end with. */
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { moveFocusWithDialogs } from './browser-dialogs.ts';

/** Gives each test timers of its own, and the focus that a browser gives. */
export function prepareStates(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 2, 15, 12) });
    moveFocusWithDialogs();
    vi.stubGlobal('scrollTo', () => {});
    Element.prototype.scrollIntoView = () => {};
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    window.history.replaceState(null, '', '/');
    sessionStorage.clear();
    localStorage.clear();
  });
}
